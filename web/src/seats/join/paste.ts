/** What somebody was given, or pasted: an invitation's token, a code to be exchanged for one, or nothing of the kind. */
export type Given = { readonly token: string } | { readonly code: string } | { readonly wrong: boolean };

const TOKEN = /^[\w-]{16,128}$/;
/** A code of a person's own: for one more device, or to come back. Its letters are those of the server. */
const OWN_CODE = /^(?:[2-9B-DF-HJ-KM-NP-TV-XZ]{8}|[2-9B-DF-HJ-KM-NP-TV-XZ]{24})$/;
const CODE = /^(?:\d[\s.-]*){8}$/;

/** Read what stands behind the `#` of an address, a whole address, or the token alone. Nothing at all isn't wrong. */
export function givenIn(text: string): Given {
  const [, part = ""] = /^(?:[^#]*#)?(.*)$/s.exec(text.trim())!;
  if (CODE.test(part)) return { code: part.replace(/\D/g, "") };
  return TOKEN.test(part) ? { token: part } : { wrong: text.trim() !== "" };
}

/** A code of a person's own that somebody typed where invitations are opened; empty if it is none. Eight figures are an invitation's. */
export function ownCodeIn(text: string): string {
  const plain = text.toUpperCase().replace(/[\s-]/g, "");
  return OWN_CODE.test(plain) && /[A-Z]/.test(plain) ? plain : "";
}
