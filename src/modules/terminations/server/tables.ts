import type { Generated, GeneratedAlways } from 'kysely';
import type { TerminationInput } from '../contracts.ts';

export interface TerminationsTable {
  id: GeneratedAlways<number>;
  reference: string;
  contract: string;
  name: string;
  email: string;
  wished_on: string | null;
  ground: TerminationInput['ground'];
  subscription_codes: Generated<string[]>;
  ends_on: string | null;
  notified_at: Date;
}

export interface TerminationsTables {
  terminations: TerminationsTable;
}
