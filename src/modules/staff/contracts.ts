import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { PERMISSIONS, ROLES } from './rules/index.ts';

export const refusals = {
  /** Signed in, but this is not their work. */
  'staff.forbidden': 403,
  /** One answer for an unknown e-mail, a wrong password and somebody who has left. */
  'staff.credentials': 401,
} as const satisfies RefusalCatalogue;

const LONGEST_TYPED = 1024;

/** What opens the back office. */
export const staffCredentials = z.object({
  email: z
    .string()
    .max(LONGEST_TYPED)
    .regex(/^\P{Cc}*$/u),
  password: z.string().max(LONGEST_TYPED),
});

/** Somebody of the team, and what they may do. */
export const staffShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Administrator'),
  id: z.int(),
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  permissions: z.array(z.enum(PERMISSIONS)),
});
export type StaffShape = z.infer<typeof staffShape>;

export const staffTokenShape = z.object({
  token: z.string(),
  /** Seconds since 1970. */
  expiresAt: z.int(),
  administrator: staffShape,
});
export type StaffTokenShape = z.infer<typeof staffTokenShape>;

/** A line of the audit log. */
export const staffActionShape = z.object({
  '@id': z.string(),
  '@type': z.literal('StaffAction'),
  id: z.int(),
  at: z.string(),
  /** Null for the command line. */
  by: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  detail: z.record(z.string(), z.unknown()),
});
export type StaffActionShape = z.infer<typeof staffActionShape>;
