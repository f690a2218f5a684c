import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { SITES } from '#kit/sites.ts';
import { AUDIENCES, ISSUE_STATES, OUTCOMES } from './rules/index.ts';

/** Newsletter state of an address, with the proof of consent (PRV-06). */
export const customerNewsletterShape = z.object({
  '@id': z.string(),
  '@type': z.literal('CustomerLetter'),
  /** Null: never subscribed. */
  state: z.enum(['pending', 'confirmed', 'left']).nullable(),
  source: z.enum(['exit_popup', 'footer', 'account']).nullable(),
  askedAt: z.string().nullable(),
  confirmedAt: z.string().nullable(),
  leftAt: z.string().nullable(),
  consentVersion: z.string().nullable(),
});
export type CustomerNewsletterShape = z.infer<typeof customerNewsletterShape>;

/** Refusals of this module, with their HTTP status. */
export const refusals = {
  'issue.unknown': 404,
  /** It is being sent, or was sent. */
  'issue.begun': 409,
  'issue.not_sending': 409,
  /** The issue or its audience changed since it was shown. */
  'issue.changed_meanwhile': 409,
  /** The audience is empty. */
  'issue.nobody': 422,
} as const satisfies RefusalCatalogue;

const words = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u);

/** Editable fields of an issue. */
export const issueEdit = z.object({
  subject: words(120),
  /** Preview text shown in a list of mails. */
  preview: words(160),
  /** Blocks separated by empty lines. */
  body: z.string().trim().min(1).max(20_000),
  channel: z.enum(SITES),
  audience: z.enum(AUDIENCES),
  /** Id of the segment, for the audience `segment`. */
  segment: z.int().nullable().default(null),
  perMinute: z.int().min(1).max(1000),
});
export type IssueEdit = z.infer<typeof issueEdit>;
export const issueChanges = issueEdit.extend({ version: z.int() });
/** Sends the version that was shown, if it reaches the number of addresses shown. */
export const issueStart = z.object({ version: z.int(), reach: z.int().min(0) });

/** An issue with its delivery figures. */
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
  /** Also null for a deleted segment. */
  segment: z.int().nullable(),
  perMinute: z.int(),
  state: z.enum(ISSUE_STATES),
  by: z.string(),
  updatedAt: z.string(),
  startedAt: z.string().nullable(),
  /** For a single draft: current number of addresses. */
  reach: z.int().nullable(),
  waiting: z.int(),
  sent: z.int(),
  /** Unsubscribed or suppressed before their turn, or the issue was stopped. */
  dropped: z.int(),
  bounced: z.int(),
  complained: z.int(),
  /** Unsubscribed within a week of receiving it. */
  gone: z.int(),
});
export type IssueShape = z.infer<typeof issueShape>;

/** An issue as a subscriber gets it, with a placeholder unsubscribe link. */
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
  /** Null: the report is about no mail of ours. */
  outcome: z.enum(OUTCOMES).nullable(),
});
