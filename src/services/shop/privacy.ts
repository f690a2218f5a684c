import type { BodyOf } from '#kit/operation.ts';
import * as privacy from '#modules/privacy/operations.ts';
import type { ShopClient } from './client.ts';
import { idIn } from './resource-path.ts';

/** The calls of contracts §2.9: data export and deletion. */
export const privacyCalls = (shop: ShopClient) => ({
  requestExport: (customer: string) =>
    shop.call(privacy.requestDataExport, { params: { id: idIn(customer) } }),
  /** The latest export, or null. */
  latestExport: async () => (await shop.all(privacy.listDataExports))[0] ?? null,
  archive: (id: string) => shop.file(privacy.downloadDataExport, { params: { id } }),
  requestDeletion: (customer: string, body: BodyOf<typeof privacy.requestDeletion>) =>
    shop.call(privacy.requestDeletion, { params: { id: idIn(customer) }, body }),
  /** The link is the authorisation, so it works without a sign-in. */
  erase: (token: string) =>
    shop.call(privacy.deleteCustomer, { params: { token }, body: {}, anonymous: true }),
  keep: (token: string) =>
    shop.call(privacy.cancelDeletion, { params: { token }, anonymous: true }),
});
