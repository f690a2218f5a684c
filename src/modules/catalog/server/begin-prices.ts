import { sql } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';
import type { DocumentSource } from './document-source.ts';

/**
 * The prices of a draft begin the day it is shown: what was typed before never applied, and is no
 * reference to strike through (PRI-02).
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
 * Forgets prices of a draft, which nobody was ever asked for; on these sites, or on all. The shop
 * itself may not delete from the price history: the database does it, for drafts alone.
 */
export async function forgetPrices(
  { tx }: Pick<UnitOfWork, 'tx'>,
  code: string,
  channels?: readonly string[],
): Promise<void> {
  const sites = channels ? [...channels] : null;
  await sql`select forget_draft_prices(${code}, ${sites}::text[])`.execute(tx);
}
