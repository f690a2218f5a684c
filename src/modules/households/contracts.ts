import { z } from 'zod';
import { named } from '#kit/described-shape.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';

export const refusals = {
  /** The link is invalid: used, expired or withdrawn. */
  'household.link': 404,
  /** The caller shares nothing with such a person. */
  'household.unknown': 404,
  /** The caller's own address. */
  'household.yourself': 422,
  /** This person is a member already. */
  'household.there': 422,
  'household.too_many': 422,
  'household.too_many_invitations': 422,
  /** The link was sent to another address than that of the account. */
  'household.other_address': 403,
} as const satisfies RefusalCatalogue;

/** Whether a member gets a copy of the reminders. */
export const householdReminders = z.object({ reminders: z.boolean() });

export const householdInvitation = z.object({ email: z.email().max(254) });

/** Data shown to the holder of a link: only the name of the inviting customer. */
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
