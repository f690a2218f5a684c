import { type BookEntry, entryOfDocument } from '#modules/books/rules/index.ts';
import type { Db } from '#registry/schema.ts';
import type { DocumentSnapshot } from '../rules/index.ts';

const AT_ONCE = 500;

/** Ledger entries recomputed from all documents; test orders have none (INV-03). */
export async function* entriesOfDocuments(db: Db): AsyncGenerator<BookEntry[]> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('invoices as i')
      .innerJoin('orders as o', 'o.id', 'i.order_id')
      .select(['i.id', 'i.snapshot', 'o.token'])
      .where('i.id', '>', last)
      .where('i.series', 'not like', 'T%')
      .orderBy('i.id')
      .limit(AT_ONCE)
      .execute();
    const documents = rows.map(({ snapshot, token }): [DocumentSnapshot, string] => [
      JSON.parse(snapshot),
      token,
    ]);
    yield documents
      .map(([document, token]) => entryOfDocument(document, token))
      .filter((entry) => entry !== null);
    const end = rows.at(-1);
    if (!end || rows.length < AT_ONCE) return;
    last = end.id;
  }
}
