// Keeps the page of the scorekeeper on the device, so that it opens without a connection too. It answers for the page
// itself and for its parts; what is asked of the server (/api) it never touches.
const SHELF = "rekje-__VERSION__";
const PARTS = __PARTS__;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(PARTS)));
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("rekje-") && name !== SHELF);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(async () => (await caches.match("/")) ?? Response.error()));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(caches.match(url.pathname).then((part) => part ?? fetch(request)));
  }
});
