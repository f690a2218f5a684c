import { createHash } from 'node:crypto';
import type { AppContext } from './database.ts';

interface Wanted {
  carrier: string;
  /** How the shop names the parcel. */
  reference: string;
  /** A parcel that has a label gets another one. */
  again: boolean;
  numberOf(digits: string): string;
}

/** The number of the label of a parcel: one that has a label keeps it, unless it is to get another. */
export async function makeLabel(
  { db, clock }: AppContext,
  { carrier, reference, again, numberOf }: Wanted,
): Promise<string> {
  const existing = await db
    .selectFrom('standin_carrier_labels')
    .select('number')
    .where('carrier', '=', carrier)
    .where('reference', '=', reference)
    .orderBy('made_at')
    .execute();
  const [first] = existing;
  if (first && !again) return first.number;
  const hash = createHash('sha256').update(`${carrier} ${reference} ${existing.length}`).digest();
  const number = numberOf(
    String(hash.readUInt32BE(0)).padStart(10, '0') + String(hash[4]).padStart(3, '0'),
  );
  await db
    .insertInto('standin_carrier_labels')
    .values({ carrier, reference, number, made_at: new Date(clock.now().epochMilliseconds) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return number;
}
