import type { Generated } from 'kysely';
import type { NewsletterSource } from '../contracts.ts';

export interface NewsletterSubscriptionsTable {
  id: Generated<number>;
  email: string;
  channel_code: string;
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
}

export interface NewsletterTables {
  newsletter_subscriptions: NewsletterSubscriptionsTable;
}
