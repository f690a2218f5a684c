import type { Generated, GeneratedAlways } from 'kysely';
import type { Answer } from '../rules/index.ts';

export type ChangeKind = 'price' | 'replacement';

export interface PlannedChangesTable {
  id: GeneratedAlways<number>;
  kind: ChangeKind;
  state: Generated<'planned' | 'applied' | 'stopped'>;
  reason: string;
  notice_days: number;
  applies_on: string;
  announce_on: string;
  variant_code: string | null;
  replaced_by: string | null;
  concerns: Generated<string[]>;
  staff_name: string;
  created_at: Date;
  closed_at: Date | null;
}

export interface PlannedChangeEffectsTable {
  change_id: number;
  variant_code: string;
  channel_code: string;
  before: number;
  after: number;
  one_off: number | null;
}

export type Outcome =
  | 'applied'
  | 'replaced'
  | 'other'
  | 'kept'
  | 'skipped'
  | 'paused'
  | 'unanswered'
  | 'gone'
  | 'left'
  | 'cancelled'
  | 'failed';

export interface PlannedChangeSubscriptionsTable {
  change_id: number;
  subscription_id: number;
  token_hash: string | null;
  mail_key: string | null;
  written_at: Date | null;
  told_at: Date | null;
  answer: Answer | null;
  answer_variant: string | null;
  answered_at: Date | null;
  outcome: Outcome | null;
  outcome_reason: string | null;
  outcome_at: Date | null;
}

export interface PlannedChangesTables {
  planned_changes: PlannedChangesTable;
  planned_change_effects: PlannedChangeEffectsTable;
  planned_change_subscriptions: PlannedChangeSubscriptionsTable;
}
