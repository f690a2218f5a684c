import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { EDITABLE_MAILS, MAIL_PARTS, MAIL_THEMES } from './rules/index.ts';

export const refusals = {
  /** The setting does not exist, or is fixed by the environment. */
  'setting.unknown': 404,
  /** The value is invalid for the setting. */
  'setting.invalid': 422,
  /** A retention period is below its minimum or above its maximum. */
  'setting.out_of_bounds': 422,
  /** No promotion in force of that code gives a percentage on deliveries. */
  'setting.promotion': 422,
  /** The start date is before today. */
  'setting.past': 422,
  /** The setting has this value already. */
  'setting.same': 422,
  /** The mail does not exist, or the language is not supported. */
  'mail_text.unknown': 404,
  'mail_text.empty': 422,
  'mail_text.too_long': 422,
  /** A brace outside a placeholder. */
  'mail_text.braces': 422,
  /** A number that is derived from a rule and may change. */
  'mail_text.number': 422,
  'mail_text.unknown_placeholder': 422,
  'mail_text.missing_placeholder': 422,
  /** The text is unchanged. */
  'mail_text.same': 409,
  /** No scheduled change has this id. */
  'setting.not_waiting': 404,
  /** A later change would be invalid without this one. */
  'setting.relied_on': 409,
} as const satisfies RefusalCatalogue;

const change = z.object({
  id: z.int(),
  /** Null means the value of the environment. */
  value: z.string().nullable(),
  appliesOn: z.string(),
  by: z.string(),
  decidedAt: z.string(),
});

/** A setting with its current, scheduled and former values, in the notation of environment variables. */
export const settingShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Setting'),
  name: z.string(),
  group: z.enum([
    'warehouse',
    'alerts',
    'payment',
    'unpaid',
    'renewals',
    'service',
    'texts',
    'privacy',
    'seller',
  ]),
  kind: z.enum([
    'count',
    'hours',
    'days',
    'rising',
    'euros',
    'text',
    'email',
    'time',
    'closed',
    'methods',
    'limits',
    'texts',
    'terms',
    'offers',
  ]),
  value: z.string(),
  /** Value of the environment. */
  initial: z.string(),
  waiting: z.array(change),
  past: z.array(change),
});
export type SettingShape = z.infer<typeof settingShape>;

const LONGEST = 2000;

/** Null returns to the value of the environment. */
export const settingInput = z.object({
  value: z.string().trim().max(LONGEST).nullable(),
  appliesOn: z.iso.date(),
});
export type SettingInput = z.infer<typeof settingInput>;

/** A day that would newly close although something is to leave on it. */
const closingShape = z.object({
  /** Civil dates: the day, and the next one on which the warehouse sends. */
  day: z.string(),
  next: z.string(),
  /** Subscription deliveries planned for it, and orders promised to leave on it. */
  deliveries: z.int(),
  orders: z.int(),
  /** The first of them. */
  subscriptionCodes: z.array(z.string()),
  orderNumbers: z.array(z.string()),
});
export type ClosingShape = z.infer<typeof closingShape>;

/** Preview of the effect of a value. */
export const settingPreviewShape = z.object({
  '@id': z.string(),
  '@type': z.literal('SettingPreview'),
  before: z.string(),
  after: z.string(),
  /** Days that would become closed although something is to leave on them; null for settings without dates. */
  closing: z.array(closingShape).nullable(),
  /** Orders of the last thirty days with a payment method that would no longer be available; null for other settings. */
  orders: z.int().nullable(),
});
export type SettingPreviewShape = z.infer<typeof settingPreviewShape>;

const part = z.enum(MAIL_PARTS);

/** A mail with its texts in a language: ours, the current ones, and earlier ones. */
export const mailTextShape = z.object({
  '@id': z.string(),
  '@type': z.literal('MailText'),
  mail: z.enum(EDITABLE_MAILS),
  /** Topic of the mail. */
  theme: z.enum(MAIL_THEMES),
  language: z.string(),
  parts: z.array(
    z.object({
      part,
      /** Our text, with its placeholders: `{{date}}`. */
      ours: z.string(),
      text: z.string(),
      /** Maximum number of characters. */
      longest: z.int(),
      /** The team's text is not used, because the placeholders of our text have changed since. */
      isUnused: z.boolean(),
    }),
  ),
  /** Latest first; null means a return to our text. */
  past: z.array(z.object({ part, text: z.string().nullable(), by: z.string(), at: z.string() })),
});
export type MailTextShape = z.infer<typeof mailTextShape>;

export const mailTextInput = z.object({
  language: z.string().max(5),
  /** All parts of the mail. */
  texts: z.partialRecord(part, z.string().max(LONGEST)),
});
export type MailTextInput = z.infer<typeof mailTextInput>;

/** Preview of a mail with an invented customer. */
export const mailTextPreviewShape = z.object({
  '@id': z.string(),
  '@type': z.literal('MailTextPreview'),
  subject: z.string(),
  text: z.string(),
});
