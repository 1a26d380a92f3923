/** What somebody was given, or pasted: an invitation's token, a code to be exchanged for one, the table at which a code lets this device in, or nothing of the kind. */
export type Given = { readonly token: string } | { readonly code: string } | { readonly at: string } | { readonly wrong: boolean };

const TOKEN = /^[\w-]{16,128}$/;
const CODE = /^(?:\d[\s.-]*){8}$/;
const AT = /^at=([\w-]{1,100})$/;

/** Read what stands behind the `#` of an address, a whole address, or the token alone. Nothing at all isn't wrong. */
export function givenIn(text: string): Given {
  const [, part = ""] = /^(?:[^#]*#)?(.*)$/s.exec(text.trim())!;
  const at = AT.exec(part)?.[1];
  if (at) return { at };
  if (CODE.test(part)) return { code: part.replace(/\D/g, "") };
  return TOKEN.test(part) ? { token: part } : { wrong: text.trim() !== "" };
}
