// The page's worker. It keeps the page on the device, so that it opens without a connection too: it answers for the page
// itself and for its parts, and never answers for the server (/api). It also shows what the server pushes while
// the page is closed.
const SHELF = "rekje-__VERSION__";
const PARTS = __PARTS__;

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([keepParts(), keepBlankBooks()]));
});

/** Keeps what isn't kept yet: the browser may have broken off an installation. */
async function keepParts() {
  const shelf = await caches.open(SHELF);
  const there = new Set((await shelf.keys()).map(({ url }) => new URL(url).pathname));
  await shelf.addAll(PARTS.filter((part) => !there.has(part)));
}

/** Keeps what a score sheet needs that is begun without a connection; the page reads it (src/keep/begin). Where that fails the page is installed all the same. */
function keepBlankBooks() {
  return caches.open("rekje.books").then((kept) => kept.addAll(["/api/games", "/api/books"])).catch(() => {});
}

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("rekje-") && name !== SHELF);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && !/^\/(?:api|rules|guide|metrics|healthz)(?:\/|$)/.test(url.pathname)) {
    event.respondWith(fetch(request).catch(async () => (await caches.match("/")) ?? Response.error()));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(caches.match(url.pathname).then((part) => part ?? fetch(request)));
  }
});

const addressOf = (table) => `/t/${encodeURIComponent(table)}`;

self.addEventListener("push", (event) => {
  const note = event.data?.json();
  if (!note) return;
  const shown = self.registration.showNotification(note.title, {
    body: note.body,
    lang: note.language,
    // A newer alert of the same table takes the place of the older one.
    tag: note.table,
    renotify: true,
    icon: "/icons/icon-192.png",
    badge: "/icons/badge-96.png",
    data: { url: addressOf(note.table) },
  });
  const counted = note.count ? self.navigator.setAppBadge?.(note.count) : self.navigator.clearAppBadge?.();
  event.waitUntil(Promise.all([shown, counted]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.url));
});

/** Shows the page at an address: one that is open there, else any that is open, else a new one. */
async function show(url) {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((client) => new URL(client.url).pathname === url);
  if (there) return there.focus();
  const [other] = open;
  const moved = other && (await other.navigate(url).catch(() => null));
  return moved ? moved.focus() : self.clients.openWindow(url);
}

// The browser has another address for pushes from now on.
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event.newSubscription, event.oldSubscription));
});

async function renew(given, old) {
  const fresh = given ?? (old && (await self.registration.pushManager.subscribe(old.options)));
  if (!fresh) return;
  const { endpoint, keys } = fresh.toJSON();
  await fetch("/api/alerts/devices", { method: "POST", body: JSON.stringify({ endpoint, public: keys.p256dh, auth: keys.auth }) });
}
