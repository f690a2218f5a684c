import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';

export const refusals = {
  /** No subscription has this link. */
  'newsletter.unknown': 404,
  'newsletter.link': 422,
} as const satisfies RefusalCatalogue;

const source = z.enum(['exit_popup', 'footer', 'account']);
export type NewsletterSource = z.infer<typeof source>;

/** Newsletter subscription (contracts §2.4); the address must satisfy FRM-20. */
export const newsletterInput = z.object({
  email: z
    .string()
    .trim()
    .min(1)
    .max(255)
    .regex(/^\P{Cc}*$/u)
    .check(z.email()),
  source,
  recaptchaToken: z.string().nullish(),
});
export type NewsletterInput = z.output<typeof newsletterInput>;

/**
 * Version of the consent text under the form (PRV-06), stored with each consent. Update it when
 * `form.consent` of the page changes.
 */
export const CONSENT_VERSION = '2026-11-21';
