import type { BodyOf } from '#kit/operation.ts';
import * as shipping from '#modules/shipping/admin-operations.ts';
import type { AdminClient } from './client.ts';

type Key = string | undefined;

/** Shipping methods, and their current and future tariffs. */
export const shippingCalls = (admin: AdminClient) => ({
  methods: () => admin.list(shipping.listMethodsForTeam, {}),
  preview: (
    params: { code: string; country: string },
    body: BodyOf<typeof shipping.previewTariff>,
  ) => admin.change(shipping.previewTariff, { params, body }),
  decide: (
    params: { code: string; country: string },
    body: BodyOf<typeof shipping.decideTariff>,
    key: Key,
  ) => admin.change(shipping.decideTariff, { params, body, key }),
  withdraw: (id: string, key: Key) =>
    admin.change(shipping.withdrawTariff, { params: { id }, key }),
});
