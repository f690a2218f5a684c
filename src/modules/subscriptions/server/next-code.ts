import { sql } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';

/** The next public code of a subscription, `AB-00421`, skipping imported codes. */
export async function nextCode(work: Pick<UnitOfWork, 'tx'>): Promise<string> {
  const { rows } = await sql<{ code: string; isTaken: boolean }>`
    select n.code, exists (select from subscriptions s where s.code = n.code) as "isTaken"
    from (select 'AB-' || to_char(nextval('subscription_numbers'), 'FM99999999900000') as code) n`.execute(
    work.tx,
  );
  const [next] = rows;
  if (!next) throw new Error('no number for a subscription');
  return next.isTaken ? nextCode(work) : next.code;
}
