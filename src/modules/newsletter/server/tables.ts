import type { Generated, GeneratedAlways } from 'kysely';
import type { NewsletterSource } from '../contracts.ts';
import type { Audience, IssueState, Outcome } from '../rules/index.ts';

export interface NewsletterSubscriptionsTable {
  id: Generated<number>;
  email: string;
  channel_code: string;
  /** Language code of the subscription. */
  language: Generated<string>;
  state: 'pending' | 'confirmed' | 'left';
  source: NewsletterSource;
  asked_at: Date;
  consent_version: string;
  asked_from: string | null;
  confirm_hash: string | null;
  confirm_until: Date | null;
  confirmed_at: Date | null;
  left_at: Date | null;
  leave_token: string;
  welcome_coupon: string | null;
  /** It bounced or complained: nothing is sent to it until it is confirmed again. */
  suppressed_at: Generated<Date | null>;
  suppressed_for: Generated<Outcome | null>;
}

export interface NewsletterIssuesTable {
  id: GeneratedAlways<number>;
  version: Generated<number>;
  subject: string;
  preview: string;
  body: string;
  channel_code: string;
  audience: Audience;
  /** For the audience `segment`; null once it was deleted. */
  segment_id: number | null;
  per_minute: number;
  state: IssueState;
  written_by: string;
  updated_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}

export interface NewsletterSendsTable {
  issue_id: number;
  subscription_id: number;
  state: 'waiting' | 'sent' | 'dropped';
  sent_at: Date | null;
  outcome: Generated<Outcome | null>;
}

export interface NewsletterTables {
  newsletter_issues: NewsletterIssuesTable;
  newsletter_sends: NewsletterSendsTable;
  newsletter_subscriptions: NewsletterSubscriptionsTable;
}
