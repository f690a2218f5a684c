import { listRoute } from '#modules/staff/server/index.ts';
import type { BookLineShape } from '../../admin-contracts.ts';
import * as operations from '../../admin-operations.ts';
import { accountName, entryWords } from '../account-names.ts';
import { type BookLineRow, entryNumber, listLines } from '../lines.ts';

export const lines = listRoute(
  operations.listBookLines,
  'BookLine',
  async ({ appContext, query, paging }) => {
    const { rows, total } = await listLines(appContext.db, query, paging);
    return { rows: rows.map(present), total };
  },
);

function present(row: BookLineRow): BookLineShape {
  const { id, journal, ordinal, day, account, piece, label, amount, order } = row;
  return {
    '@type': 'BookLine',
    id: `${id} ${account}`,
    journal,
    number: ordinal === null ? null : entryNumber(journal, ordinal),
    day,
    account,
    accountName: accountName(account),
    piece,
    label: entryWords(label, '').trim(),
    debit: Math.max(0, amount),
    credit: Math.max(0, -amount),
    order,
  };
}
