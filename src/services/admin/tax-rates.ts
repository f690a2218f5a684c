import type { BodyOf } from '#kit/operation.ts';
import * as catalog from '#modules/catalog/admin-operations.ts';
import type { AdminClient } from './client.ts';

type Key = string | undefined;

/** VAT rates and from when they hold. */
export const taxRateCalls = (admin: AdminClient) => ({
  list: async () => (await admin.list(catalog.listTaxRates)).members,
  /** What a rate would be charged on; changes nothing. */
  preview: (body: BodyOf<typeof catalog.previewTaxRate>) =>
    admin.change(catalog.previewTaxRate, { body }),
  decide: (body: BodyOf<typeof catalog.decideTaxRate>, key: Key) =>
    admin.change(catalog.decideTaxRate, { body, key }),
  withdraw: (id: string, key: Key) =>
    admin.change(catalog.withdrawTaxRate, { params: { id }, key }),
});
