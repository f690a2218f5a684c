import type { Db } from '#registry/schema.ts';
import type { DocumentKind, DocumentSnapshot } from '../rules/index.ts';

/** What the team narrows its list of documents to. */
export interface DocumentFilter {
  /** How a number of a document begins, or the number of an order. */
  words?: string | undefined;
  kind?: DocumentKind | undefined;
  /** Civil dates of issue, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The invoices and credit notes of everybody, newest first. */
export async function listDocuments(
  db: Db,
  { words = '', kind, from, to }: DocumentFilter,
  { offset, itemsPerPage }: { offset: number; itemsPerPage: number },
) {
  const text = words.trim().toUpperCase();
  const begins = `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const narrowed = db
    .selectFrom('invoices as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .$if(kind !== undefined, (q) => q.where('i.kind', '=', kind as DocumentKind))
    .$if(from !== undefined, (q) => q.where('i.issued_on', '>=', from as string))
    .$if(to !== undefined, (q) => q.where('i.issued_on', '<=', to as string))
    .$if(text !== '', (q) =>
      q.where((is) => is.or([is('i.number', 'like', begins), is('o.number', '=', text)])),
    );
  const rows = await narrowed
    .select(['i.number', 'i.kind', 'i.issued_on as issuedOn', 'i.visible_from as visibleFrom'])
    .select(['i.total', 'i.snapshot', 'o.number as order'])
    .orderBy('i.id', 'desc')
    .offset(offset)
    .limit(itemsPerPage)
    .execute();
  const { total } = await narrowed
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const read = ({ snapshot, ...row }: (typeof rows)[number]) => ({
    ...row,
    snapshot: JSON.parse(snapshot) as DocumentSnapshot,
  });
  return { rows: rows.map(read), total };
}
