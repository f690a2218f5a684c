import { editing, limitCoupons } from '#modules/cart/server/index.ts';
import { mustSignIn, type ShopEnv } from '#modules/channels/server/index.ts';
import { chooseRenewals, readCredit, redeemVoucher } from '#modules/payments/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { route } from '#platform/http/route.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import type { AppContext } from '#registry/schema.ts';
import * as operations from '../operations.ts';
import { chooseCredit, chooseVoucher } from './pay-with-credit.ts';
import { presentCredit } from './present-credit.ts';

const OWN = '/api/v2/shop/account/credit';

const shown = async ({ db, clock }: AppContext, customerId: number) =>
  presentCredit(OWN, await readCredit(db, customerId, clock.today()));

/** Store credit of the signed-in customer (O-23). */
export const creditRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.getStoreCredit), async (c) => {
    const { customerId } = mustSignIn(c);
    return ld(c, await shown(c.var.appContext, customerId));
  })
  .openapi(route(operations.chooseCreditForDeliveries), async (c) => {
    const { customerId } = mustSignIn(c);
    const { paysRenewals } = c.req.valid('json');
    const { appContext } = c.var;
    await transact(appContext, (work) => chooseRenewals(work, customerId, paysRenewals));
    return ld(c, await shown(appContext, customerId));
  })
  .openapi(route(operations.redeemVoucher), async (c) => {
    const { customerId } = mustSignIn(c);
    // Rate-limited against guessing, like promotion codes.
    await limitCoupons(c);
    const { code } = c.req.valid('json');
    const { appContext } = c.var;
    await transact(appContext, (work) => redeemVoucher(work, customerId, code));
    return ld(c, await shown(appContext, customerId));
  })
  .openapi(route(operations.payOrderWithVoucher), async (c) => {
    await limitCoupons(c);
    const { code } = c.req.valid('json');
    const today = c.var.appContext.clock.today();
    return editing(c, c.req.valid('param').token, chooseVoucher(code, today));
  })
  .openapi(route(operations.payOrderWithCredit), (c) => {
    const { isUsed } = c.req.valid('json');
    const today = c.var.appContext.clock.today();
    return editing(c, c.req.valid('param').token, chooseCredit(isUsed, today));
  });
