import { listRoute } from '#modules/staff/server/index.ts';
import * as operations from '../../admin-operations.ts';
import { listProductsForTeam } from '../list-for-team.ts';

export const products = listRoute(
  operations.listAllProducts,
  'Product',
  async ({ appContext, query, paging }) => {
    const { search, page: _page, itemsPerPage: _size, ...filter } = query;
    const wanted = { ...filter, words: search };
    const { rows, total } = await listProductsForTeam(appContext.db, wanted, paging);
    const members = rows.map(({ total: _, ...row }) => ({
      '@id': `/api/v2/admin/products/${row.sku}`,
      '@type': 'Product' as const,
      ...row,
    }));
    return { rows: members, total };
  },
);
