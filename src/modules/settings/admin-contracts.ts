import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { EDITABLE_MAILS, MAIL_PARTS, MAIL_THEMES } from './rules/index.ts';

export const refusals = {
  /** No such setting, or one that stays in the environment. */
  'setting.unknown': 404,
  /** It cannot hold this value. */
  'setting.invalid': 422,
  /** A term is shorter than what it serves needs, or longer than was said. */
  'setting.out_of_bounds': 422,
  /** It begins before today. */
  'setting.past': 422,
  /** It holds this value already. */
  'setting.same': 422,
  /** No such mail, or a language the shop does not speak. */
  'mail_text.unknown': 404,
  'mail_text.empty': 422,
  'mail_text.too_long': 422,
  /** A brace that belongs to no placeholder. */
  'mail_text.braces': 422,
  /** A number a rule may make another tomorrow. */
  'mail_text.number': 422,
  'mail_text.unknown_placeholder': 422,
  'mail_text.missing_placeholder': 422,
  /** It says this already. */
  'mail_text.same': 409,
  /** Nothing of this number waits for its day. */
  'setting.not_waiting': 404,
  /** One of a later day would say nothing readable without it. */
  'setting.relied_on': 409,
} as const satisfies RefusalCatalogue;

const change = z.object({
  id: z.int(),
  /** Null: what the environment says. */
  value: z.string().nullable(),
  appliesOn: z.string(),
  by: z.string(),
  decidedAt: z.string(),
});

/** A setting with what it says now, what it will say and what it said; values as the environment writes them. */
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
  /** What the environment says. */
  initial: z.string(),
  waiting: z.array(change),
  past: z.array(change),
});
export type SettingShape = z.infer<typeof settingShape>;

const LONGEST = 2000;

/** Null: what the environment says. */
export const settingInput = z.object({
  value: z.string().trim().max(LONGEST).nullable(),
  appliesOn: z.iso.date(),
});
export type SettingInput = z.infer<typeof settingInput>;

/** What a value would change. */
export const settingPreviewShape = z.object({
  '@id': z.string(),
  '@type': z.literal('SettingPreview'),
  before: z.string(),
  after: z.string(),
  /** Deliveries planned for days that would be closed; null where no days are. */
  deliveries: z.int().nullable(),
  /** Orders of the last thirty days that were paid in a way it would not offer; null where it is about something else. */
  orders: z.int().nullable(),
});
export type SettingPreviewShape = z.infer<typeof settingPreviewShape>;

const part = z.enum(MAIL_PARTS);

/** A mail to a customer, with what it says in a language: ours, what is said now, and what was written before. */
export const mailTextShape = z.object({
  '@id': z.string(),
  '@type': z.literal('MailText'),
  mail: z.enum(EDITABLE_MAILS),
  /** What it is about. */
  theme: z.enum(MAIL_THEMES),
  language: z.string(),
  parts: z.array(
    z.object({
      part,
      /** As the house says it, with its placeholders: `{{date}}`. */
      ours: z.string(),
      text: z.string(),
      /** Letters it may have. */
      longest: z.int(),
      /** The team's own text is not sent: the house names other things in this mail since. */
      isUnused: z.boolean(),
    }),
  ),
  /** The latest first; null: ours again. */
  past: z.array(z.object({ part, text: z.string().nullable(), by: z.string(), at: z.string() })),
});
export type MailTextShape = z.infer<typeof mailTextShape>;

export const mailTextInput = z.object({
  language: z.string().max(5),
  /** All parts it has. */
  texts: z.partialRecord(part, z.string().max(LONGEST)),
});
export type MailTextInput = z.infer<typeof mailTextInput>;

/** A mail as it would be written, to an invented customer. */
export const mailTextPreviewShape = z.object({
  '@id': z.string(),
  '@type': z.literal('MailTextPreview'),
  subject: z.string(),
  text: z.string(),
});
