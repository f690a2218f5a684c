import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { SITES } from '#kit/sites.ts';
import { AUDIENCES, ISSUE_STATES, OUTCOMES } from './rules/index.ts';

/** Whether an address gets the letter, and the proof that it asked for it (PRV-06). */
export const customerNewsletterShape = z.object({
  '@id': z.string(),
  '@type': z.literal('CustomerLetter'),
  /** Null: never asked for. */
  state: z.enum(['pending', 'confirmed', 'left']).nullable(),
  source: z.enum(['exit_popup', 'footer', 'account']).nullable(),
  askedAt: z.string().nullable(),
  confirmedAt: z.string().nullable(),
  leftAt: z.string().nullable(),
  consentVersion: z.string().nullable(),
});
export type CustomerNewsletterShape = z.infer<typeof customerNewsletterShape>;

/** What the team may be refused. */
export const refusals = {
  'issue.unknown': 404,
  /** It is being sent, or was. */
  'issue.begun': 409,
  'issue.not_sending': 409,
  /** It, or whom it reaches, is not as it was looked at. */
  'issue.changed_meanwhile': 409,
  /** Nobody would get it. */
  'issue.nobody': 422,
} as const satisfies RefusalCatalogue;

const words = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u);

/** An issue as it is written. */
export const issueEdit = z.object({
  subject: words(120),
  /** First words shown in a list of mails. */
  preview: words(160),
  /** Blocks set apart by empty lines. */
  body: z.string().trim().min(1).max(20_000),
  channel: z.enum(SITES),
  audience: z.enum(AUDIENCES),
  /** Number of the segment, for that audience. */
  segment: z.int().nullable().default(null),
  perMinute: z.int().min(1).max(1000),
});
export type IssueEdit = z.infer<typeof issueEdit>;
export const issueChanges = issueEdit.extend({ version: z.int() });
/** It is sent as it was looked at, to as many as were shown. */
export const issueStart = z.object({ version: z.int(), reach: z.int().min(0) });

/** An issue with what became of it. */
export const issueShape = z.object({
  '@id': z.string(),
  '@type': z.literal('NewsletterIssue'),
  id: z.int(),
  version: z.int(),
  subject: z.string(),
  preview: z.string(),
  body: z.string(),
  channel: z.string(),
  audience: z.enum(AUDIENCES),
  /** Null also of one that was removed. */
  segment: z.int().nullable(),
  perMinute: z.int(),
  state: z.enum(ISSUE_STATES),
  by: z.string(),
  updatedAt: z.string(),
  startedAt: z.string().nullable(),
  /** Of a draft that is read by itself: how many addresses it would go to now. */
  reach: z.int().nullable(),
  waiting: z.int(),
  sent: z.int(),
  /** Left or took no mail by their turn, or the issue was stopped before. */
  dropped: z.int(),
  bounced: z.int(),
  complained: z.int(),
  /** Left within a week of getting it. */
  gone: z.int(),
});
export type IssueShape = z.infer<typeof issueShape>;

/** An issue as a reader gets it, with a link to leave that leads nowhere. */
export const issuePreviewShape = z.object({
  '@type': z.literal('NewsletterPreview'),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
export type IssuePreviewShape = z.infer<typeof issuePreviewShape>;

export const mailReportInput = z.object({ raw: z.string().min(1).max(500_000) });
export const mailReportShape = z.object({
  '@type': z.literal('MailReport'),
  /** Null: it says nothing of a mail of ours. */
  outcome: z.enum(OUTCOMES).nullable(),
});
