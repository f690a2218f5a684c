import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';

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
  /** There is nothing left to verify. */
  'account.verified': 422,
} as const satisfies RefusalCatalogue;

/** Longer than any password may be, short enough to be hashed without harm. */
const LONGEST_TYPED = 1024;

/** AUT-09: what a person types; a wrong length is a wrong password, not a refused field. */
export const credentials = z.object({
  email: z
    .string()
    .max(LONGEST_TYPED)
    .regex(/^\P{Cc}*$/u),
  password: z.string().max(LONGEST_TYPED),
  recaptchaToken: z.string().nullish(),
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
