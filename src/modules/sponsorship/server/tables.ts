import type { Generated } from 'kysely';

export interface SponsorsTable {
  customer_id: number;
  code: string;
}

export interface SponsorshipsTable {
  id: Generated<number>;
  sponsor_id: number;
  email_hash: string;
  email_hint: string;
  state: 'sent' | 'registered' | 'rewarded';
  sent_at: Date | null;
  created_at: Date;
  friend_id: number | null;
  order_id: number | null;
  reward_coupon: string | null;
  withheld: 'same_household' | 'rewarded_before' | 'cancelled' | 'withdrawn' | null;
}

export interface SponsorshipTables {
  sponsors: SponsorsTable;
  sponsorships: SponsorshipsTable;
}
