import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { MESSAGE_STATES, mergedShape } from './contracts.ts';
import { hasBlanks } from './rules/index.ts';

export const refusals = {
  /** There is no such message, answer, or file of it. */
  'contact.unknown': 404,
  /** Somebody else answered since the page was read. */
  'contact.answered_meanwhile': 422,
  /** The mail left: sending it again would be a second one. */
  'contact.reply_sent': 422,
  /** Not somebody who answers messages here. */
  'contact.assignee_unknown': 422,
  /** A message is put off to a day after today. */
  'contact.day_past': 422,
  /** What is closed waits for nobody. */
  'contact.closed': 422,
  /** Only open messages of one account or mailbox, written within a year, become one, and what is an account's stays so. */
  'contact.not_mergeable': 422,
  'contact.template_unknown': 404,
  'contact.template_known': 422,
} as const satisfies RefusalCatalogue;

const colleagueShape = z.object({ id: z.int(), name: z.string() });
export type ColleagueShape = z.infer<typeof colleagueShape>;

/** As the team sorts messages: what is put off waits for its day, whoever it waited for. */
export const TEAM_MESSAGE_STATES = ['open', 'waiting', 'later', 'closed'] as const;
export type TeamMessageState = (typeof TEAM_MESSAGE_STATES)[number];

const row = {
  '@id': z.string(),
  '@type': z.literal('ContactRequest'),
  id: z.int(),
  sentAt: z.string(),
  email: z.string(),
  name: z.string(),
  subject: z.string().nullable(),
  /** Of who was signed in while writing. */
  customerId: z.int().nullable(),
  state: z.enum(TEAM_MESSAGE_STATES),
  /** Of what is put off: the day it is looked at again. */
  putOffUntil: z.string().nullable(),
  /** When the team answered first; null: it has not. */
  firstAnswerAt: z.string().nullable(),
  /** Who is to answer. */
  assignee: colleagueShape.nullable(),
  /** When it was closed, and by whom. */
  closedAt: z.string().nullable(),
  closedBy: z.string().nullable(),
};

/** A row of the team's list of messages. */
export const messageRowShape = z.object({ ...row, beginning: z.string() });
export type MessageRowShape = z.infer<typeof messageRowShape>;

/** Numbered within their message. */
const files = z.array(z.object({ position: z.int(), name: z.string(), bytes: z.int() }));

/** An answer of the team, or what its writer added; `failed`: every try to send its mail failed. */
export const replyShape = z.object({
  id: z.int(),
  /** The message its files are named in: this one, or one that is merged. */
  of: z.int(),
  writtenAt: z.string(),
  /** Who of the team; null: whoever wrote the message. */
  writtenBy: z.string().nullable(),
  text: z.string(),
  files,
  /** Null: no mail, it was written in the account. */
  mail: z.enum(['waiting', 'sent', 'failed', 'gone']).nullable(),
  sentAt: z.string().nullable(),
});
export type ReplyShape = z.infer<typeof replyShape>;

/** A message, whole, and what was answered. */
export const messageShape = z.object({
  ...row,
  firstName: z.string().nullable(),
  /** As typed: a number, or words about it. */
  orderNumber: z.string().nullable(),
  /** What was typed names this one of ours. */
  about: z.object({ kind: z.enum(['order', 'subscription']), code: z.string() }).nullable(),
  productName: z.string().nullable(),
  message: z.string(),
  files,
  /** First messages of others that are shown within it. */
  merged: z.array(mergedShape),
  /** Open messages of the same person that can be. */
  mergeable: z.array(
    mergedShape.pick({ id: true, sentAt: true, subject: true }).extend({ beginning: z.string() }),
  ),
  replies: z.array(replyShape),
});
export type MessageShape = z.infer<typeof messageShape>;

/** The message that is shown within another. */
export const merging = z.object({ other: z.int().positive() });

/** Where a message stands. */
export const messageState = z.object({ state: z.enum(MESSAGE_STATES) });

/** The day a message is looked at again, after today; null: now. */
export const putOff = z.object({ until: z.iso.date().nullable() });

/** How long those who wrote in the last days waited for a first answer. */
export const messageFiguresShape = z.object({
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal('ContactFigures'),
  /** Days that are looked at. */
  days: z.int(),
  /** Messages of these days that were answered, and that were neither answered nor closed. */
  answered: z.int(),
  unanswered: z.int(),
  /** Minutes to the first answer: half of them came sooner. Null where none was answered. */
  medianMinutes: z.int().nullable(),
  /** Conversations left without an answer for longer than `lateAfterHours` of working days. */
  late: z.int(),
  lateAfterHours: z.int(),
});

const LONGEST_REPLY = 10_000;
const LONGEST_TEMPLATE = 5000;

/** Several lines, for people to read. */
const lines = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[\P{Cc}\t\r\n]*$/u);

/** An answer to a message: it leaves as one mail. */
export const replyInput = z.object({
  text: lines(LONGEST_REPLY).refine((text) => !hasBlanks(text), { params: { code: 'blanks' } }),
  /** Nothing is left to say: the message is closed with it. */
  close: z.boolean().default(false),
  /** The last answer that was read while writing; another one since is told, not crossed. */
  after: z.int().nullish(),
});
export type ReplyInput = z.output<typeof replyInput>;

/** The same as a form, with files: they go with its mail, and stand in the conversation. */
export const replyForm = z.object({
  text: replyInput.shape.text,
  close: z.stringbool().optional(),
  /** Empty: nothing was answered yet. */
  after: z.union([z.literal(''), z.coerce.number().int()]).optional(),
});

/** Who is to answer; null for nobody yet. */
export const assignment = z.object({ staffId: z.int().positive().max(2_147_483_647).nullable() });

/** Those who answer messages. */
export const assigneeShape = z.object({
  '@id': z.string(),
  '@type': z.literal('ContactAssignee'),
  ...colleagueShape.shape,
});

export const templateInput = z.object({
  title: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .regex(/^\P{Cc}*$/u),
  text: lines(LONGEST_TEMPLATE),
});
export type TemplateInput = z.output<typeof templateInput>;

/** An answer the team keeps at hand; `{prénom}` and `{commande}` are filled in when it is taken. */
export const templateShape = z.object({
  '@id': z.string(),
  '@type': z.literal('ContactTemplate'),
  id: z.int(),
  title: z.string(),
  text: z.string(),
});
export type TemplateShape = z.infer<typeof templateShape>;
