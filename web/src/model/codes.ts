/** What somebody was given to come to a table, or to become one of a person's devices: a link, or a code of one of two kinds. */

/** An invitation's token, a code to be exchanged for one, or nothing of the kind. */
export type Given = { readonly token: string } | { readonly code: string } | { readonly wrong: boolean };

const TOKEN = /^[\w-]{16,128}$/;
/** A code of a person's own: for one more device, or to come back. Its letters are those of the server, and it has at least one. */
const OWN_CODE = /^(?=.*[A-Z])(?:[2-9B-DF-HJ-KM-NP-TV-XZ]{8}|[2-9B-DF-HJ-KM-NP-TV-XZ]{24})$/;
const CODE = /^(?:\d[\s.-]*){8}$/;

/** Read what stands behind the `#` of an address, a whole address, or the token alone. Nothing at all isn't wrong. */
export function givenIn(text: string): Given {
  const [, part = ""] = /^(?:[^#]*#)?(.*)$/s.exec(text.trim())!;
  const code = invitationCodeIn(part);
  if (code) return { code };
  return TOKEN.test(part) ? { token: part } : { wrong: text.trim() !== "" };
}

/** The eight figures of an invitation's code; empty for anything else. */
export function invitationCodeIn(text: string): string {
  return CODE.test(text.trim()) ? text.replace(/\D/g, "") : "";
}

/** A code of a person's own that somebody typed where invitations are opened; empty if it is none. */
export function ownCodeIn(text: string): string {
  const plain = plainCode(text);
  return OWN_CODE.test(plain) ? plain : "";
}

/** A code as the server wants it: letters and figures alone. */
export function plainCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, "");
}
