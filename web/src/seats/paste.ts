/** What somebody was given, or pasted: an invitation's token, or nothing of the kind. */
export type Given = { readonly token: string } | { readonly wrong: boolean };

const TOKEN = /^[\w-]{16,128}$/;

/** Read what stands behind the `#` of an address, a whole address, or the token alone. Nothing at all isn't wrong. */
export function givenIn(text: string): Given {
  const [, part = ""] = /^(?:[^#]*#)?(.*)$/s.exec(text.trim())!;
  return TOKEN.test(part) ? { token: part } : { wrong: text.trim() !== "" };
}
