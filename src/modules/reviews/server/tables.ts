import type { ColumnType, Generated } from 'kysely';
import type { ReviewStage } from '../rules/index.ts';

/** An animal at the time of the review. */
export interface ReviewedAnimal {
  species: 'dog' | 'cat';
  /** Only if the author wants it shown. */
  name: string | null;
  /** In French. */
  age: string;
  breed: string | null;
  stage: ReviewStage | null;
}

export interface ReviewsTable {
  id: Generated<number>;
  product_id: number;
  /** The order it belongs to; null when imported, or written by an unverified e-mail. */
  order_id: Generated<number | null>;
  rating: number;
  title: string;
  comment: string;
  author: string | null;
  customer_id: number | null;
  email: string | null;
  pet: ColumnType<ReviewedAnimal | null, string | null, string | null>;
  animal_id: Generated<number | null>;
  photo_file_id: Generated<string | null>;
  photo_url: Generated<string | null>;
  /** Version of the text, from 1. */
  version: Generated<number>;
  status: 'new' | 'accepted' | 'rejected';
  demo: Generated<boolean>;
  written_on: string;
  ordered_on: string | null;
  answer: string | null;
  answered_on: string | null;
  /** A reason of the rules, or `unrecorded` for decisions older than the reasons. */
  rejected_for: Generated<string | null>;
  rejected_note: Generated<string | null>;
  decided_at: Generated<Date | null>;
  created_at: Date;
}

/** Invitations to review, one per order. */
export interface ReviewInvitationsTable {
  order_id: number;
  token_hash: string;
  customer_id: number | null;
  email: string;
  invited_at: Date;
}

export interface ReviewInvitationProductsTable {
  order_id: number;
  product_id: number;
}

/** Addresses that opted out of invitations. */
export interface ReviewRefusalsTable {
  email: string;
  refused_at: Date;
}

export interface ReviewsTables {
  reviews: ReviewsTable;
  review_invitations: ReviewInvitationsTable;
  review_invitation_products: ReviewInvitationProductsTable;
  review_refusals: ReviewRefusalsTable;
}
