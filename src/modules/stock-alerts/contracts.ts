import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';

export const refusals = {
  /** No format has this code on the site. */
  'stock_alert.variant': 422,
  /** It can be bought now. */
  'stock_alert.in_stock': 422,
  /** It will not come back: it is no longer made or sold. */
  'stock_alert.gone': 422,
  /** Mails wait at this address already: one has to be answered first. */
  'stock_alert.unanswered': 422,
  /** The link of the mail is too old, was replaced or never existed. */
  'stock_alert.link': 422,
} as const satisfies RefusalCatalogue;

/** What an alert waits for: a format in stock again, or a price below that of the day it was asked. */
export const ALERT_KINDS = ['stock', 'price'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Asking to be told when a format is in stock again or costs less; the address as FRM-20 wants it. */
export const stockAlertInput = z.object({
  variantCode: z
    .string()
    .regex(/^\d{1,20}$/)
    .describe('Code of the format'),
  awaits: z
    .enum(ALERT_KINDS)
    .default('stock')
    .describe('What is told: that it is in stock again, or that its price fell'),
  email: z
    .string()
    .trim()
    .min(1)
    .max(255)
    .regex(/^\P{Cc}*$/u)
    .check(z.email())
    .describe('Where the mail goes'),
  recaptchaToken: z.string().nullish().describe('Token of the bot protection, where there is one'),
});
export type StockAlertInput = z.output<typeof stockAlertInput>;
