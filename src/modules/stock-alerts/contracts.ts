import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';

export const refusals = {
  /** No format of the site has this code. */
  'stock_alert.variant': 422,
  /** It is in stock now. */
  'stock_alert.in_stock': 422,
  /** It will not be in stock again, because it is no longer made or sold. */
  'stock_alert.gone': 422,
  /** This address has several unanswered confirmation mails: one must be answered first. */
  'stock_alert.unanswered': 422,
  /** The link has expired, was replaced or never existed. */
  'stock_alert.link': 422,
} as const satisfies RefusalCatalogue;

/** What an alert waits for: a format back in stock, or a price below that of the day it was requested. */
export const ALERT_KINDS = ['stock', 'price'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Requests an alert for a format; e-mail rules as in FRM-20. */
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
