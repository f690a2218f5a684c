import type { ColumnType, Generated } from 'kysely';

export interface ReviewPet {
  species: 'dog' | 'cat';
  name: string;
  age: string;
}

export interface ReviewsTable {
  id: Generated<number>;
  product_id: number;
  rating: number;
  title: string;
  comment: string;
  author: string | null;
  customer_id: number | null;
  email: string | null;
  pet: ColumnType<ReviewPet | null, string | null, string | null>;
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

export interface ReviewsTables {
  reviews: ReviewsTable;
}
