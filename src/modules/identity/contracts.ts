import { z } from 'zod';
import { localPath } from '#kit/local-path.ts';
import { passkeyAssertion, passkeyName, passkeyRegistration } from '#kit/passkey-shapes.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { email } from '#modules/customers/contracts.ts';

/** Token errors have fixed texts, which clients depend on (contracts §1.4). */
export const refusals = {
  'token.invalid': 401,
  'token.expired': 401,
  'credentials.invalid': 401,
  'refresh.missing': 401,
  'refresh.unknown': 401,
  'refresh.expired': 401,
  /** The link in the mail was used, has expired, or was sent to a former address. */
  'link.invalid': 422,
  'link.unknown': 404,
  /** The address is already verified. */
  'account.verified': 422,
  /** The caller has no such sign-in, or it has ended. */
  'sign_in.unknown': 404,
  /** No such identity provider is configured. */
  'social.unknown_provider': 404,
  /** The federated token was used, has expired, or was issued to another browser. */
  'social.token_invalid': 422,
  /** The provider returns no verified e-mail that would prove ownership of an account here. */
  'social.sign_in_first': 422,
  /** This provider account is linked to another account here. */
  'social.taken': 422,
  /** This provider account is linked to no account here, or to another one. */
  'social.not_linked': 422,
  /** The caller has no such linked identity. */
  'social.unknown_identity': 404,
  /** It is the last way to sign in to the account, so it cannot be removed. */
  'social.last_way': 422,
  /** The account has no password: a new proof from the identity provider is needed. */
  'social.proof_needed': 422,
  'social.proof_stale': 422,
  /** The account has neither password nor provider: the sign-in itself has to be recent. */
  'proof.sign_in_again': 422,
  /** The signature does not match: other site, other account, already used or expired. */
  'passkey.invalid': 422,
  /** The passkey belongs to no account here. */
  'passkey.unknown': 422,
  /** The passkey is already registered to an account. */
  'passkey.taken': 422,
  'passkey.too_many': 422,
  /** The caller has no such passkey. */
  'passkey.unknown_key': 404,
} as const satisfies RefusalCatalogue;

/** Longer than any password, short enough to be hashed at low cost. */
const LONGEST_TYPED = 1024;

const LONGEST_TOKEN = 256;
const secret = z.string().min(1).max(LONGEST_TOKEN);

/**
 * AUT-09: credentials; a password of the wrong length counts as a wrong password, not as a
 * validation error (AUT-22).
 */
const credentials = z.object({
  email: z
    .string()
    .max(LONGEST_TYPED)
    .regex(/^\P{Cc}*$/u),
  password: z.string().max(LONGEST_TYPED),
  recaptchaToken: z.string().nullish(),
});

/** Response of an identity provider (contracts §2.8). */
export const socialLink = z.object({
  provider: secret,
  socialToken: secret,
  /** Secret kept by the browser that started, if it sent its hash along. */
  socialVerifier: secret.nullish(),
  recaptchaToken: z.string().nullish(),
});
export type SocialLink = z.infer<typeof socialLink>;

/** Renewed proof of the signed-in user's identity: a password, or a provider's response. */
export interface Proof {
  password?: string | null | undefined;
  socialToken?: string | null | undefined;
  socialVerifier?: string | null | undefined;
}

/** Single-use token from the link of a mail, which signs in. */
export const linkSignIn = z.object({ linkToken: secret });

export const passkeySignIn = z.object({ passkey: passkeyAssertion });

/** AUT-08: sign-in with e-mail and password, or through an identity provider. */
export const signInRequest = z.union([credentials, socialLink]);
export type SignInRequest = z.output<typeof signInRequest>;

export const signInLinkRequest = z.object({ email });

/** Options for `navigator.credentials`; clients pass them on unchanged. */
export const passkeyOptionsShape = z.object({
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal('PasskeyOptions'),
  /** Valid for five minutes and one response. */
  options: z.record(z.string(), z.unknown()),
});

/** Adding a passkey requires renewed proof of identity. */
export const passkeyBeginning = z.object({
  password: z.string().max(LONGEST_TYPED).nullish(),
  socialToken: secret.nullish(),
  socialVerifier: secret.nullish(),
});

export const passkeyAddition = z.object({ name: passkeyName, passkey: passkeyRegistration });

export const passkeyChange = z.object({ name: passkeyName });

/** A passkey registered to a customer. */
export const passkeyShape = z.object({
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal('Passkey'),
  id: z.int(),
  name: z.string(),
  /** Host on which it can be used to sign in. */
  host: z.string(),
  /** Synchronised to other devices of its owner. */
  synced: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type PasskeyShape = z.infer<typeof passkeyShape>;

/** URL of the provider to visit, and the page to return to. */
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
  /** Asks the provider to authenticate the user again even if it has a session: for a proof. */
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

/** A browser or application that is signed in. */
export const signInShape = z.object({
  '@id': z.string(),
  '@type': z.literal('SignIn'),
  id: z.int(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: z.string(),
  /** When it was created, or last refreshed. */
  lastUsedAt: z.string(),
  /** The sign-in that makes this request. */
  current: z.boolean(),
  /** How it was opened; null for sign-ins older than this field. */
  openedBy: z.enum(['password', 'provider', 'link', 'passkey']).nullable(),
});
export type SignInShape = z.infer<typeof signInShape>;

/** A user of an identity provider linked to an account. */
export const socialIdentityShape = z.object({
  '@id': z.string(),
  '@type': z.literal('SocialIdentity'),
  id: z.int(),
  provider: z.string(),
  /** Display name of the provider. */
  label: z.string(),
  linkedAt: z.string(),
});
export type SocialIdentityShape = z.infer<typeof socialIdentityShape>;

/** Ways to sign in to an account. */
export const signInMethodsShape = z.object({
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal('WaysIn'),
  hasPassword: z.boolean(),
  socialIdentities: z.array(socialIdentityShape),
  passkeys: z.array(passkeyShape),
});
export type SignInMethodsShape = z.infer<typeof signInMethodsShape>;

/** Request of a form for advice while a password is typed (PRV-09). */
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
