import { listRoute } from '#modules/staff/server/index.ts';
import * as operations from '../../admin-operations.ts';
import { listDocuments } from '../list-documents.ts';
import { presentDocument } from '../present-for-team.ts';

export const documents = listRoute(
  operations.listDocuments,
  'Document',
  async ({ appContext, query, paging }) => {
    const { rows, total } = await listDocuments(appContext.db, query, paging);
    return { rows: rows.map((row) => presentDocument(row, row.order)), total };
  },
);
