import { sql } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';

/** `AB-00421`: what people call a subscription by. */
export async function nextCode({ tx }: UnitOfWork): Promise<string> {
  const { rows } = await sql<{ number: number }>`
    select nextval('subscription_numbers') as number`.execute(tx);
  return `AB-${String(rows[0]?.number).padStart(5, '0')}`;
}
