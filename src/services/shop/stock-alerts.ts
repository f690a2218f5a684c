import type { BodyOf } from '#kit/operation.ts';
import * as alerts from '#modules/stock-alerts/operations.ts';
import type { ShopClient } from './client.ts';

/** Back-in-stock alerts. */
export const stockAlertCalls = (shop: ShopClient) => ({
  ask: (body: BodyOf<typeof alerts.askForStockAlert>) =>
    shop.call(alerts.askForStockAlert, { body }),
  confirm: (token: string) => shop.call(alerts.confirmStockAlert, { params: { token }, body: {} }),
  end: (token: string) => shop.call(alerts.endStockAlert, { params: { token } }),
});
