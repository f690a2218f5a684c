import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { PasskeyAssertion, PasskeyRegistration } from '#kit/passkey-shapes.ts';
import { refuseFields } from '#kit/refusal.ts';

/** Loaded when the first passkey is used, because it brings a certificate parser. */
const library = () => import('@simplewebauthn/server');

/**
 * The relying party of a passkey: the configured address of a site, never the request's Host
 * header.
 */
export interface RelyingParty {
  /** Name shown by devices. */
  name: string;
  /** `https://www.gamelle.fr` */
  origin: string;
  /** `www.gamelle.fr` */
  rpId: string;
}

export const relyingPartyAt = (name: string, origin: string): RelyingParty => ({
  name,
  origin,
  rpId: new URL(origin).hostname,
});

/** EdDSA, ES256, RS256 (RFC 9053): the algorithms devices use. */
const ALGORITHMS = [-8, -7, -257];
/** Milliseconds the user may take. */
const TIMEOUT_MS = 300_000;

export interface NewPasskey {
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  synced: boolean;
  /** The challenge it was made for. */
  challenge: string;
}

/** The parsed, unverified answer of a device that signed in. */
export interface SignedPasskey {
  challenge: string;
  counter: number;
  synced: boolean;
}

interface Owner {
  /** Shown by devices that let the user pick an account. */
  email: string;
  firstName: string;
  handle: string;
  existing: readonly { credentialId: string }[];
}

/** Options of `navigator.credentials.create`: a discoverable passkey that verifies its user. */
export async function registrationOptions(
  { name: rpName, rpId }: RelyingParty,
  { email, firstName, handle, existing }: Owner,
  challenge: Uint8Array,
): Promise<Record<string, unknown>> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName,
    rpID: rpId,
    userName: email,
    userDisplayName: firstName,
    userID: new Uint8Array(Buffer.from(handle, 'base64url')),
    challenge: new Uint8Array(challenge),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: existing.map(({ credentialId: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { ...options };
}

/** Options of `navigator.credentials.get`, without an account. */
export async function signInOptions(
  { rpId }: RelyingParty,
  challenge: Uint8Array,
): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    challenge: new Uint8Array(challenge),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
  });
  return { ...options };
}

/** @throws Refusal on `passkey` unless it was made on this site for a challenge of ours. */
export async function readRegistration(
  { origin, rpId }: RelyingParty,
  passkey: PasskeyRegistration,
  isOwn: (challenge: string) => boolean,
): Promise<NewPasskey> {
  const { verifyRegistrationResponse } = await library();
  const { transports: _, ...response } = passkey.response;
  let challenge = '';
  const { registrationInfo } = await judged(() =>
    verifyRegistrationResponse({
      response: {
        id: passkey.id,
        rawId: passkey.rawId,
        type: passkey.type,
        clientExtensionResults: passkey.clientExtensionResults,
        response,
      },
      expectedChallenge: (answered) => {
        challenge = answered;
        return isOwn(answered);
      },
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!registrationInfo) throw invalidPasskey();
  const { credential, credentialBackedUp: synced } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: passkey.response.transports ?? [],
    synced,
    challenge,
  };
}

/**
 * Verifies a signature of a registered passkey and returns its new signature counter.
 * @throws Refusal on `passkey` unless the device signed a challenge of ours on this site just now.
 */
export async function readAssertion(
  { origin, rpId }: RelyingParty,
  passkey: PasskeyAssertion,
  existing: { credentialId: string; publicKey: Buffer; counter: number },
  isOwn: (challenge: string) => boolean,
): Promise<SignedPasskey> {
  const { verifyAuthenticationResponse } = await library();
  const credential: WebAuthnCredential = {
    id: existing.credentialId,
    publicKey: new Uint8Array(existing.publicKey),
    counter: existing.counter,
  };
  const { userHandle, ...signed } = passkey.response;
  let challenge = '';
  const { verified, authenticationInfo } = await judged(() =>
    verifyAuthenticationResponse({
      response: {
        id: passkey.id,
        rawId: passkey.rawId,
        type: passkey.type,
        clientExtensionResults: passkey.clientExtensionResults,
        response: { ...signed, userHandle: userHandle ?? undefined },
      },
      expectedChallenge: (answered) => {
        challenge = answered;
        return isOwn(answered);
      },
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential,
    }),
  );
  if (!verified) throw invalidPasskey();
  const { newCounter: counter, credentialBackedUp: synced } = authenticationInfo;
  return { challenge, counter, synced };
}

/** Turns the library's English errors into a refusal. */
async function judged<Verdict>(judge: () => Promise<Verdict>): Promise<Verdict> {
  try {
    return await judge();
  } catch (error) {
    if (error instanceof Error) throw invalidPasskey();
    throw error;
  }
}

export const invalidPasskey = () =>
  refuseFields([{ propertyPath: 'passkey', code: 'passkey.invalid' }]);

export const unknownPasskey = () =>
  refuseFields([{ propertyPath: 'passkey', code: 'passkey.unknown' }]);

/** A counter that does not rise means that the passkey was cloned. @throws Refusal on `passkey`. */
export function assertCountsUp(before: number, now: number): void {
  if ((now > 0 || before > 0) && now <= before) throw invalidPasskey();
}
