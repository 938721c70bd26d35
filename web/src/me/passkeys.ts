/** Passkeys, where the browser has them: on https or localhost, never at the number of a machine. */
import * as api from "../lib/api";
import type { Me } from "../lib/types";

export const hasPasskeys =
  window.isSecureContext &&
  typeof PublicKeyCredential === "function" &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function" &&
  !/^[\d.]+$|^\[/.test(location.hostname);

/** Make one and keep it; the browser asks its person. */
export async function makePasskey(): Promise<Me> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await api.passkeyToMake());
  return api.addPasskey(await navigator.credentials.create({ publicKey }));
}

/** Become whoever the chosen passkey belongs to. */
export async function usePasskey(): Promise<Me> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await api.passkeyToUse());
  return api.byPasskey(await navigator.credentials.get({ publicKey }));
}
