import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { PasskeyAssertion, PasskeyRegistration } from '#kit/passkey-shapes.ts';
import { refuseFields } from '#kit/refusal.ts';

/** Loaded when the first passkey is made or used: it brings a reader of certificates with it. */
const library = () => import('@simplewebauthn/server');

/** Where a passkey is made and used: the configured address of a site, never that of the request. */
export interface RelyingParty {
  /** As devices show it. */
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

/** EdDSA, ES256, RS256 (RFC 9053): what devices sign with; asking for no others, none is tried out. */
const ALGORITHMS = [-8, -7, -257];
/** Milliseconds a device may take. */
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

/** What a device says of itself as it signs. */
export interface SignedPasskey {
  challenge: string;
  counter: number;
  synced: boolean;
}

interface Owner {
  /** Shown by devices that ask which account. */
  email: string;
  firstName: string;
  handle: string;
  existing: readonly { credentialId: string }[];
}

/** What `navigator.credentials.create` takes: a passkey its owner unlocks, found without an e-mail. */
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

/** What `navigator.credentials.get` takes; it names no account. */
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
 * The challenge a known passkey signed, and how often it has signed by now.
 * @throws Refusal on `passkey` unless its device signed a challenge of ours on this site just now.
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

/** The library throws for whatever does not fit, in English and for programmers: a refusal says it. */
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

/** A device that counts back was copied. @throws Refusal on `passkey`. */
export function assertCountsUp(before: number, now: number): void {
  if ((now > 0 || before > 0) && now <= before) throw invalidPasskey();
}
