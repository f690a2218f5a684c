import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { MESSAGE_STATES, mergedShape } from './contracts.ts';
import { hasBlanks } from './rules/index.ts';

export const refusals = {
  /** No such message, reply, or file of a message. */
  'contact.unknown': 404,
  /** Somebody else replied since the page was loaded. */
  'contact.answered_meanwhile': 422,
  /** The mail was sent: it cannot be sent again. */
  'contact.reply_sent': 422,
  /** The staff member cannot reply to messages. */
  'contact.assignee_unknown': 422,
  /** A message can only be postponed to a day after today. */
  'contact.day_past': 422,
  /** A closed message cannot be postponed. */
  'contact.closed': 422,
  /**
   * Only open messages of one account or mailbox, written within a year, can be merged, and not
   * from an account into a message without one.
   */
  'contact.not_mergeable': 422,
  'contact.template_unknown': 404,
  'contact.template_known': 422,
} as const satisfies RefusalCatalogue;

const colleagueShape = z.object({ id: z.int(), name: z.string() });
export type ColleagueShape = z.infer<typeof colleagueShape>;

/** States of a message in the team's list; a postponed one is `later`, whoever it was waiting for. */
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
  /** Customer who was signed in while writing. */
  customerId: z.int().nullable(),
  state: z.enum(TEAM_MESSAGE_STATES),
  /** For a postponed message: the civil date it returns to the list. */
  putOffUntil: z.string().nullable(),
  /** Time of the team's first reply; null: none yet. */
  firstAnswerAt: z.string().nullable(),
  /** Staff member responsible for the reply. */
  assignee: colleagueShape.nullable(),
  /** Time it was closed, and by whom. */
  closedAt: z.string().nullable(),
  closedBy: z.string().nullable(),
};

/** A row of the team's list of messages. */
export const messageRowShape = z.object({ ...row, beginning: z.string() });
export type MessageRowShape = z.infer<typeof messageRowShape>;

/** Numbered within their message. */
const files = z.array(z.object({ position: z.int(), name: z.string(), bytes: z.int() }));

/** A reply of the team, or a follow-up by the customer; `failed`: all attempts to send its mail failed. */
export const replyShape = z.object({
  id: z.int(),
  /** Id of the message its files belong to: this one, or one merged into it. */
  of: z.int(),
  writtenAt: z.string(),
  /** Name of the staff member; null: the customer. */
  writtenBy: z.string().nullable(),
  text: z.string(),
  files,
  /** State of its mail; null: no mail, it was written in the account. */
  mail: z.enum(['waiting', 'sent', 'failed', 'gone']).nullable(),
  sentAt: z.string().nullable(),
});
export type ReplyShape = z.infer<typeof replyShape>;

/** A complete message with its replies. */
export const messageShape = z.object({
  ...row,
  firstName: z.string().nullable(),
  /** As entered: a number, or a description. */
  orderNumber: z.string().nullable(),
  /** The order or subscription with the number entered, if it exists. */
  about: z.object({ kind: z.enum(['order', 'subscription']), code: z.string() }).nullable(),
  productName: z.string().nullable(),
  message: z.string(),
  files,
  /** First messages of the conversations merged into it. */
  merged: z.array(mergedShape),
  /** Open messages of the same person that can be merged into it. */
  mergeable: z.array(
    mergedShape.pick({ id: true, sentAt: true, subject: true }).extend({ beginning: z.string() }),
  ),
  replies: z.array(replyShape),
});
export type MessageShape = z.infer<typeof messageShape>;

/** Id of the message to merge into this one. */
export const merging = z.object({ other: z.int().positive() });

/** New state of a message. */
export const messageState = z.object({ state: z.enum(MESSAGE_STATES) });

/** Civil date after today on which the message returns to the list; null: at once. */
export const putOff = z.object({ until: z.iso.date().nullable() });

/** Time to the first reply for messages of the last days. */
export const messageFiguresShape = z.object({
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal('ContactFigures'),
  /** Number of days covered. */
  days: z.int(),
  /** Messages of these days that were replied to, and those neither replied to nor closed. */
  answered: z.int(),
  unanswered: z.int(),
  /** Median minutes to the first reply; null when there was none. */
  medianMinutes: z.int().nullable(),
  /** Conversations without a reply for longer than `lateAfterHours` of working days. */
  late: z.int(),
  lateAfterHours: z.int(),
});

const LONGEST_REPLY = 10_000;
const LONGEST_TEMPLATE = 5000;

/** Text of several lines. */
const lines = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[\P{Cc}\t\r\n]*$/u);

/** A reply to a message, sent as one mail. */
export const replyInput = z.object({
  text: lines(LONGEST_REPLY).refine((text) => !hasBlanks(text), { params: { code: 'blanks' } }),
  /** Whether to close the message with this reply. */
  close: z.boolean().default(false),
  /** Id of the last reply shown while writing; refused if another was added since. */
  after: z.int().nullish(),
});
export type ReplyInput = z.output<typeof replyInput>;

/** The same as a form with files, which are attached to the mail and shown in the conversation. */
export const replyForm = z.object({
  text: replyInput.shape.text,
  close: z.stringbool().optional(),
  /** Empty: there was no reply yet. */
  after: z.union([z.literal(''), z.coerce.number().int()]).optional(),
});

/** Staff member to assign; null for nobody. */
export const assignment = z.object({ staffId: z.int().positive().max(2_147_483_647).nullable() });

/** A staff member who can reply to messages. */
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

/** A saved reply; `{prénom}` and `{commande}` are filled in when it is used. */
export const templateShape = z.object({
  '@id': z.string(),
  '@type': z.literal('ContactTemplate'),
  id: z.int(),
  title: z.string(),
  text: z.string(),
});
export type TemplateShape = z.infer<typeof templateShape>;
