/** What somebody was given, or pasted: an invitation's token, a code to be exchanged for one, or nothing of the kind. */
export type Given = { readonly token: string } | { readonly code: string } | { readonly wrong: boolean };

const TOKEN = /^[\w-]{16,128}$/;
const CODE = /^(?:\d[\s.-]*){8}$/;

/** Read what stands behind the `#` of an address, a whole address, or the token alone. Nothing at all isn't wrong. */
export function givenIn(text: string): Given {
  const [, part = ""] = /^(?:[^#]*#)?(.*)$/s.exec(text.trim())!;
  if (CODE.test(part)) return { code: part.replace(/\D/g, "") };
  return TOKEN.test(part) ? { token: part } : { wrong: text.trim() !== "" };
}
