import { createHash } from 'node:crypto';
import type { AppContext } from './database.ts';

interface Wanted {
  carrier: string;
  /** The shop's reference of the parcel. */
  reference: string;
  /** A parcel that has a label gets another one. */
  again: boolean;
  numberOf(digits: string): string;
}

/** The label number of a parcel: the existing one, unless another is requested. */
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
