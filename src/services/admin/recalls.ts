import type {
  LotOrderShape,
  LotShape,
  RecallDraft,
  RecallShape,
} from '#modules/orders/admin-contracts.ts';
import type { AdminClient } from './client.ts';
import { listed } from './listed.ts';

/** A lot of an article, as an address names it. */
interface LotQuery {
  lot: string;
  variant: string;
}

/** Lots that were sent, whom they went to, and calling them back. */
export const recallCalls = (admin: AdminClient) => ({
  search: async (search: string) =>
    (await listed<LotShape>(admin, '/admin/lots', { search })).members,
  orders: (lot: LotQuery, page: number) =>
    listed<LotOrderShape>(admin, '/admin/lots/orders', { ...lot, page: String(page) }),
  sheet: (lot: LotQuery) => admin.file('/admin/lots/orders.csv', { ...lot }),
  list: async () => (await listed<RecallShape>(admin, '/admin/recalls')).members,
  start: (draft: RecallDraft, key: string | undefined) =>
    admin.change<null>({ method: 'POST', path: '/admin/recalls', body: draft, key }),
  /** Writes to whoever was not written to yet. */
  tell: (id: number, key: string | undefined) =>
    admin.change<null>({ method: 'POST', path: `/admin/recalls/${id}/notices`, body: {}, key }),
});
