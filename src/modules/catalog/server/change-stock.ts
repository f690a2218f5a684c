import { sql } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';
import type { HeldStock } from './lock-stock.ts';
import { refreshDocuments } from './refresh-documents.ts';

type Change = (code: string) => {
  onHand: number;
  committed: number;
  /** Units reserved by orders, still on the shelf. */
  reserved?: number;
};

/** Changes locked stock and refreshes products that sold out or came back. */
export async function changeStock(work: UnitOfWork, held: HeldStock, changeOf: Change) {
  const codes = [...held.keys()];
  if (codes.length === 0) return;
  const changes = codes.map(changeOf);
  await sql`
    update product_variants v
    set on_hand = v.on_hand + change.on_hand,
        committed_for_subscribers = v.committed_for_subscribers + change.committed,
        reserved = v.reserved + change.reserved
    from unnest(${codes}::text[], ${changes.map((one) => one.onHand)}::integer[],
                ${changes.map((one) => one.committed)}::integer[],
                ${changes.map((one) => one.reserved ?? 0)}::integer[])
      as change (code, on_hand, committed, reserved)
    where v.code = change.code`.execute(work.tx);
  const turned = [...held].filter(([code, { available }]) => {
    const { onHand, committed } = changeOf(code);
    return available > 0 !== available + onHand - committed > 0;
  });
  // Documents only contain whether a variant is in stock, so most orders change none.
  await refreshDocuments(work, [...new Set(turned.map(([, { productId }]) => productId))]);
}
