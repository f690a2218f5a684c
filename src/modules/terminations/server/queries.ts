import { sql } from 'kysely';
import type { Tx } from '#registry/schema.ts';
import type { TerminationInput } from '../contracts.ts';
import type { TerminationsTable } from './tables.ts';

/** A notice of termination with its result. */
export interface Termination {
  id: number;
  reference: string;
  contract: string;
  name: string;
  email: string;
  wishedOn: string | null;
  ground: TerminationsTable['ground'];
  subscriptionCodes: readonly string[];
  /** Civil date; null when no contract matched. */
  endsOn: string | null;
  notifiedAt: Date;
}

export const terminationColumns = [
  'id',
  'reference',
  'contract',
  'name',
  'email',
  'ground',
  'wished_on as wishedOn',
  'subscription_codes as subscriptionCodes',
  'ends_on as endsOn',
  'notified_at as notifiedAt',
] as const;

/** An identical notice since an instant, or null. */
export async function findSame(
  tx: Tx,
  { contract, email, name, wishedOn, ground }: TerminationInput,
  since: Date,
): Promise<Termination | null> {
  const found = tx
    .selectFrom('terminations')
    .select(terminationColumns)
    .where('contract', '=', contract)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('name', '=', name)
    .where('wished_on', 'is not distinct from', wishedOn)
    .where('ground', 'is not distinct from', ground)
    .where('notified_at', '>=', since);
  return (await found.executeTakeFirst()) ?? null;
}
