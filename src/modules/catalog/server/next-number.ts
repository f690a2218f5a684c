import { sql } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';

/** The number of the next product. Takes a lock until the end of the transaction, so that numbers are unique. */
export async function nextNumber({ tx }: UnitOfWork): Promise<number> {
  await sql`lock table products in share row exclusive mode`.execute(tx);
  const { rows } = await sql<{ last: string | null }>`
    select max(sku) as last from products`.execute(tx);
  return Number(rows[0]?.last?.slice(2) ?? 0) + 1;
}

export const skuOf = (number: number): string => `PR${String(number).padStart(6, '0')}`;

/** Variant code: the number of the product, then that of the format, from 1. */
export const codeOf = (number: number, format: number): string =>
  `1${String(number).padStart(5, '0').slice(-5)}${String(format).padStart(2, '0')}`;
