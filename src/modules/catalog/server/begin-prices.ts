import { sql } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';
import type { DocumentSource } from './document-source.ts';

/**
 * Starts the prices of a draft on the day it is published: earlier ones never applied, so they must
 * not become a reference price (PRI-02).
 */
export async function beginPrices({ tx, today }: UnitOfWork, { variants }: DocumentSource) {
  for (const { code, prices } of variants) {
    await forgetPrices({ tx }, code);
    const open = prices.filter(({ to }) => to === null);
    if (open.length === 0) continue;
    await tx
      .insertInto('price_history')
      .values(
        open.map(({ channel, kind, cents }) => ({
          variant_code: code,
          channel_code: channel,
          kind,
          cents,
          valid_from: today.toString(),
          valid_to: null,
        })),
      )
      .execute();
  }
}

/**
 * Deletes prices of a draft, which no customer ever saw, on these sites or on all. The application
 * role may not delete price history itself: a database function does it, for drafts only.
 */
export async function forgetPrices(
  { tx }: Pick<UnitOfWork, 'tx'>,
  code: string,
  channels?: readonly string[],
): Promise<void> {
  const sites = channels ? [...channels] : null;
  await sql`select forget_draft_prices(${code}, ${sites}::text[])`.execute(tx);
}
