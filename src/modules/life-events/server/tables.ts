import type { Generated, GeneratedAlways } from 'kysely';
import type { LifeEventKind } from '../rules/index.ts';

export interface LifeEventsTable {
  id: GeneratedAlways<number>;
  animal_id: number;
  /** Owner of the animal. */
  customer_id: number;
  kind: LifeEventKind;
  /** Civil date. */
  happened_on: string;
  weight_before_kg: number | null;
  weight_kg: number | null;
  mailed_on: Generated<string | null>;
  answered_at: Generated<Date | null>;
  answer: Generated<'taken' | 'dismissed' | null>;
}

export interface LifeEventsTables {
  life_events: LifeEventsTable;
}
