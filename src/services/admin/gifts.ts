import type { BodyOf, QueryOf } from '#kit/operation.ts';
import * as checkout from '#modules/checkout/admin-operations.ts';
import type { AdminClient } from './client.ts';

type Key = string | undefined;

/** Store credit and vouchers, and those that await a second approval. */
export const giftCalls = (admin: AdminClient) => ({
  list: (query: QueryOf<typeof checkout.listGifts>) => admin.list(checkout.listGifts, { query }),
  approve: (id: string, key: Key) =>
    admin.change(checkout.approveGift, { params: { id }, body: {}, key }),
  refuse: (id: string, key: Key) =>
    admin.change(checkout.refuseGift, { params: { id }, body: {}, key }),
  issue: (body: BodyOf<typeof checkout.issueVoucher>, key: Key) =>
    admin.change(checkout.issueVoucher, { body, key }),
});
