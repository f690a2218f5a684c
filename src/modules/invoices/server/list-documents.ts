import type { ListChoice } from '#kit/team-list.ts';
import { narrowList } from '#platform/narrow-list.ts';
import type { Db } from '#registry/schema.ts';
import type { DocumentSnapshot } from '../rules/index.ts';
import { documentList } from '../rules/team-list.ts';

/** Invoices and credit notes of all customers, newest first. Two queries. */
export async function listDocuments(
  db: Db,
  choice: ListChoice<typeof documentList>,
  { offset, itemsPerPage }: { offset: number; itemsPerPage: number },
) {
  const documents = db.selectFrom('invoices as i').innerJoin('orders as o', 'o.id', 'i.order_id');
  const narrowed = narrowList(documents, documentList, choice, {
    search: (q, typed) => {
      const text = typed.trim().toUpperCase();
      if (text === '') return q;
      const begins = `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
      return q.where((is) => is.or([is('i.number', 'like', begins), is('o.number', '=', text)]));
    },
  });
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
