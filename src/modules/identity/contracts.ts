import { z } from 'zod';
import { localPath } from '#kit/local-path.ts';
import { passkeyAssertion, passkeyName, passkeyRegistration } from '#kit/passkey-shapes.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { email } from '#modules/customers/contracts.ts';

/** Texts of the token layer are exact: clients depend on them (contracts §1.4). */
export const refusals = {
  'token.invalid': 401,
  'token.expired': 401,
  'credentials.invalid': 401,
  'refresh.missing': 401,
  'refresh.unknown': 401,
  'refresh.expired': 401,
  /** The mail link was used, is too old, or was sent to an address that is no longer theirs. */
  'link.invalid': 422,
  'link.unknown': 404,
  /** There is nothing left to verify. */
  'account.verified': 422,
  /** There is no such sign-in for this caller, or it has ended. */
  'sign_in.unknown': 404,
  /** No such identity provider is configured. */
  'social.unknown_provider': 404,
  /** The federated token was used, is too old, or was given to another browser. */
  'social.token_invalid': 422,
  /** The provider vouches for no e-mail that would prove who owns an account here. */
  'social.sign_in_first': 422,
  /** This account of the provider opens another account here. */
  'social.taken': 422,
  /** This account of the provider opens no account here, or another one. */
  'social.not_linked': 422,
  /** There is no such identity for this caller. */
  'social.unknown_identity': 404,
  /** Without it nothing would open the account any more. */
  'social.last_way': 422,
  /** There is no password to ask for: an identity provider has to vouch for them once more. */
  'social.proof_needed': 422,
  'social.proof_stale': 422,
  /** There is neither password nor provider: the sign-in itself has to be new. */
  'proof.sign_in_again': 422,
  /** What the device signed does not fit: another site, another account, used before or too old. */
  'passkey.invalid': 422,
  /** No account here is opened by this passkey. */
  'passkey.unknown': 422,
  /** The device brings a passkey that opens an account already. */
  'passkey.taken': 422,
  'passkey.too_many': 422,
  /** There is no such passkey for this caller. */
  'passkey.unknown_key': 404,
} as const satisfies RefusalCatalogue;

/** Longer than any password may be, short enough to be hashed without harm. */
const LONGEST_TYPED = 1024;

const LONGEST_TOKEN = 256;
const secret = z.string().min(1).max(LONGEST_TOKEN);

/** AUT-09: what a person types; a wrong length is a wrong password, not a refused field (AUT-22). */
const credentials = z.object({
  email: z
    .string()
    .max(LONGEST_TYPED)
    .regex(/^\P{Cc}*$/u),
  password: z.string().max(LONGEST_TYPED),
  recaptchaToken: z.string().nullish(),
});

/** What came back from an identity provider (contracts §2.8). */
export const socialLink = z.object({
  provider: secret,
  socialToken: secret,
  /** What the browser that began kept to itself, when it sent its hash along. */
  socialVerifier: secret.nullish(),
  recaptchaToken: z.string().nullish(),
});
export type SocialLink = z.infer<typeof socialLink>;

/** Something that shows once more who is signed in: a password, or what a provider vouches for. */
export interface Proof {
  password?: string | null | undefined;
  socialToken?: string | null | undefined;
  socialVerifier?: string | null | undefined;
}

/** The token of the link of a mail, which opens the account once. */
export const linkSignIn = z.object({ linkToken: secret });

export const passkeySignIn = z.object({ passkey: passkeyAssertion });

/** AUT-08. */
export const signInRequest = z.union([credentials, socialLink]);
export type SignInRequest = z.output<typeof signInRequest>;

export const signInLinkRequest = z.object({ email });

/** What a browser hands to `navigator.credentials`; clients pass it on as it is. */
export const passkeyOptionsShape = z.object({
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal('PasskeyOptions'),
  /** Good for five minutes, and for one answer. */
  options: z.record(z.string(), z.unknown()),
});

/** Who asks for a passkey shows once more that it is them. */
export const passkeyBeginning = z.object({
  password: z.string().max(LONGEST_TYPED).nullish(),
  socialToken: secret.nullish(),
  socialVerifier: secret.nullish(),
});

export const passkeyAddition = z.object({ name: passkeyName, passkey: passkeyRegistration });

export const passkeyChange = z.object({ name: passkeyName });

/** What a device of a customer signs with. */
export const passkeyShape = z.object({
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal('Passkey'),
  id: z.int(),
  name: z.string(),
  /** The host on which it opens the account. */
  host: z.string(),
  /** Its owner's other devices have it too. */
  synced: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type PasskeyShape = z.infer<typeof passkeyShape>;

/** Where a provider sends people, and where they go on from there. */
export const socialStart = z.object({
  redirect: z
    .string()
    .max(LONGEST_TYPED)
    .refine((path) => localPath(path) !== null)
    .optional(),
  /** SHA-256 of the `socialVerifier` that will come with the token, base64url. */
  challenge: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  /** Asks the provider to look at its visitor again, though it knows them: for a proof. */
  again: z.literal('1').optional(),
});

export const socialCallback = z.object({
  code: z
    .string()
    .max(LONGEST_TYPED * 4)
    .optional(),
  state: z
    .string()
    .max(LONGEST_TYPED * 4)
    .optional(),
  error: z.string().max(LONGEST_TYPED).optional(),
});

export const refreshRequest = z.object({ refresh_token: z.string().nullish() });

/** Contracts §1.5; `cart` only at sign-in, and only when it holds something. */
export const authenticationShape = z.object({
  token: z.string(),
  refresh_token: z.string(),
  customer: z.string(),
  user: z.object({
    '@id': z.string(),
    '@type': z.literal('ShopUser'),
    username: z.string(),
    verified: z.boolean(),
  }),
  cart: z
    .object({ '@id': z.string(), '@type': z.literal('Order'), tokenValue: z.string() })
    .nullish(),
});
export type AuthenticationShape = z.infer<typeof authenticationShape>;

/** One browser or application that is signed in. */
export const signInShape = z.object({
  '@id': z.string(),
  '@type': z.literal('SignIn'),
  id: z.int(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: z.string(),
  /** When it was opened, or last renewed. */
  lastUsedAt: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  /** What opened it; null where that was not kept yet. */
  openedBy: z.enum(['password', 'provider', 'link', 'passkey']).nullable(),
});
export type SignInShape = z.infer<typeof signInShape>;

/** A person of an identity provider that opens an account. */
export const socialIdentityShape = z.object({
  '@id': z.string(),
  '@type': z.literal('SocialIdentity'),
  id: z.int(),
  provider: z.string(),
  /** How people know the provider. */
  label: z.string(),
  linkedAt: z.string(),
});
export type SocialIdentityShape = z.infer<typeof socialIdentityShape>;

/** What opens an account. */
export const signInMethodsShape = z.object({
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal('WaysIn'),
  hasPassword: z.boolean(),
  socialIdentities: z.array(socialIdentityShape),
  passkeys: z.array(passkeyShape),
});
export type SignInMethodsShape = z.infer<typeof signInMethodsShape>;

/** What a form asks while a password is chosen (PRV-09). */
export const passwordAdviceRequest = z.object({
  password: z.string().max(LONGEST_TYPED),
  firstName: z.string().max(LONGEST_TYPED).nullish(),
  lastName: z.string().max(LONGEST_TYPED).nullish(),
  email: z.string().max(LONGEST_TYPED).nullish(),
});

/** Why the password is weak, in French; null when it is strong. */
export const passwordAdviceShape = z.object({
  code: z.string().nullable(),
  message: z.string().nullable(),
});
export type PasswordAdviceShape = z.infer<typeof passwordAdviceShape>;
