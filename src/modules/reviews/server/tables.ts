import type { ColumnType, Generated } from 'kysely';
import type { ReviewStage } from '../rules/index.ts';

/** An animal as it was when the review was written. */
export interface ReviewedAnimal {
  species: 'dog' | 'cat';
  /** Only where its writer wished it. */
  name: string | null;
  /** In French. */
  age: string;
  breed: string | null;
  stage: ReviewStage | null;
}

export interface ReviewsTable {
  id: Generated<number>;
  product_id: number;
  /** Which it came with; null for what was imported, or written by an address that proved nothing. */
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
  /** Of the text; 1 is the first. */
  version: Generated<number>;
  status: 'new' | 'accepted' | 'rejected';
  demo: Generated<boolean>;
  written_on: string;
  ordered_on: string | null;
  answer: string | null;
  answered_on: string | null;
  /** A reason of the rules, or `unrecorded` from before they were asked for. */
  rejected_for: Generated<string | null>;
  rejected_note: Generated<string | null>;
  decided_at: Generated<Date | null>;
  created_at: Date;
}

/** Whom we asked for a review, once for an order. */
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

/** Who does not want to be asked again. */
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
