import type { BodyOf } from '#kit/operation.ts';
import * as catalog from '#modules/catalog/admin-operations.ts';
import type { AdminClient } from './client.ts';

type Key = string | undefined;

/** VAT rates and their start dates. */
export const taxRateCalls = (admin: AdminClient) => ({
  list: async () => (await admin.list(catalog.listTaxRates)).members,
  /** Articles a rate would apply to; changes nothing. */
  preview: (body: BodyOf<typeof catalog.previewTaxRate>) =>
    admin.change(catalog.previewTaxRate, { body }),
  decide: (body: BodyOf<typeof catalog.decideTaxRate>, key: Key) =>
    admin.change(catalog.decideTaxRate, { body, key }),
  withdraw: (id: string, key: Key) =>
    admin.change(catalog.withdrawTaxRate, { params: { id }, key }),
});
