import type { DataExportShape, DeletionRequest } from '#modules/privacy/contracts.ts';
import type { ShopClient } from './client.ts';
import { resourcePath } from './resource-path.ts';

const EXPORTS = '/shop/data-exports';
const DELETIONS = '/shop/deletion-requests';
const one = (token: string) => `${DELETIONS}/${encodeURIComponent(token)}`;

/** The calls of contracts §2.9: a copy of one’s data, and being forgotten. */
export const privacyCalls = (shop: ShopClient) => ({
  requestExport: (customer: string) =>
    shop.call<DataExportShape>({
      method: 'POST',
      path: `${resourcePath(customer)}/data-exports`,
    }),
  /** The copy that was asked for last, or null. */
  latestExport: async (): Promise<DataExportShape | null> => {
    const copies = await shop.call<{ 'hydra:member': DataExportShape[] }>({ path: EXPORTS });
    return copies['hydra:member'][0] ?? null;
  },
  archive: (id: string) => shop.file({ path: `${EXPORTS}/${encodeURIComponent(id)}/archive` }),
  requestDeletion: (customer: string, body: DeletionRequest) =>
    shop.call<null>({
      method: 'POST',
      path: `${resourcePath(customer)}/deletion-requests`,
      body,
    }),
  /** Whoever holds the link may use it, signed in or not. */
  erase: (token: string) =>
    shop.call<null>({ method: 'PATCH', path: one(token), body: {}, anonymous: true }),
  keep: (token: string) => shop.call<null>({ method: 'DELETE', path: one(token), anonymous: true }),
});
