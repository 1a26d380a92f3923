/** The browser's own passkeys. The server speaks JSON, with bytes as base64url; browsers want and give bytes. */

import { fromBase64url, toBase64url } from "../browser/base64";

/** Whether browsers have passkeys at this address: not over http, and at no bare address. */
export function hasPasskeys(): boolean {
  return isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|^\[/.test(location.hostname);
}

interface WithId {
  readonly id: string;
}

/** Makes a passkey by the server's options. Null if the person thought better of it. */
export async function create(options: string): Promise<string | null> {
  const told = JSON.parse(options) as { challenge: string; user: WithId; excludeCredentials?: WithId[] };
  const publicKey = {
    ...told,
    challenge: fromBase64url(told.challenge),
    user: { ...told.user, id: fromBase64url(told.user.id) },
    excludeCredentials: (told.excludeCredentials ?? []).map((one) => ({ ...one, id: fromBase64url(one.id) })),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  if (!made) return null;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return asJson(made, { clientDataJSON, attestationObject });
}

/** Uses a passkey for this site. Null if the person has none or thought better of it. */
export async function use(options: string): Promise<string | null> {
  const told = JSON.parse(options) as { challenge: string };
  const publicKey = { ...told, challenge: fromBase64url(told.challenge), allowCredentials: [] } as unknown as PublicKeyCredentialRequestOptions;
  const used = await asked(() => navigator.credentials.get({ publicKey }));
  if (!used) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response as AuthenticatorAssertionResponse;
  return asJson(used, { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) });
}

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (problem) {
    // Cancelled, timed out, or there already: the browser has told why.
    if (problem instanceof DOMException) return null;
    throw problem;
  }
}

function asJson(credential: PublicKeyCredential, response: Record<string, ArrayBuffer>): string {
  const texts = Object.fromEntries(Object.entries(response).map(([name, value]) => [name, toBase64url(value)]));
  return JSON.stringify({ id: credential.id, rawId: toBase64url(credential.rawId), type: credential.type, response: texts, clientExtensionResults: {} });
}
