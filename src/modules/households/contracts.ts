import { z } from 'zod';
import { named } from '#kit/described-shape.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';

export const refusals = {
  /** Nobody has such a link: it was used, its day is over, or it was taken back. */
  'household.link': 404,
  /** No such person shares anything with the caller. */
  'household.unknown': 404,
  /** One's own address. */
  'household.yourself': 422,
  /** They share it already. */
  'household.there': 422,
  'household.too_many': 422,
  'household.too_many_invitations': 422,
  /** The link was sent to another address than that of the account. */
  'household.other_address': 403,
} as const satisfies RefusalCatalogue;

/** Whether a member gets a copy of the reminders. */
export const householdReminders = z.object({ reminders: z.boolean() });

export const householdInvitation = z.object({ email: z.email().max(254) });

/** What the holder of a link reads: nothing but who asks. */
export const householdLinkShape = named(
  'HouseholdLink',
  'An invitation to share the subscriptions of somebody.',
  z.object({
    '@context': z.string().optional(),
    '@id': z.string(),
    '@type': z.literal('HouseholdLink'),
    ownerName: z.string(),
    lastDay: z.iso.date(),
  }),
);
