import type { BodyOf } from '#kit/operation.ts';
import * as renewals from '#modules/renewals/admin-operations.ts';
import type { AdminClient } from './client.ts';

type Key = string | undefined;

/** The renewal engine and its upcoming charges. */
export const renewalCalls = (admin: AdminClient) => ({
  outlook: () => admin.read(renewals.getRenewalOutlook),
  figures: () => admin.read(renewals.getRenewalFigures),
  enableCharging: (body: BodyOf<typeof renewals.armRenewals>, key: Key) =>
    admin.change(renewals.armRenewals, { body, key }),
  disableCharging: (key: Key) => admin.change(renewals.disarmRenewals, { body: {}, key }),
});
