import type { Context } from 'hono';
import { DEFAULTS } from '#kit/sites.ts';
import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import { getCustomer, getLivingCustomer } from '#modules/customers/server/index.ts';
import { readCredit } from '#modules/payments/server/index.ts';
import { type AdminEnv, actAsStaff, adminRoute, goodwillOf } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import type { AppContext } from '#registry/schema.ts';
import type { GiftShape } from '../admin-contracts.ts';
import * as operations from '../admin-operations.ts';
import { approveGift, giveGift, issueVoucherByMail, isWaiting, refuseGift } from './give-credit.ts';
import { presentCredit } from './present-credit.ts';

const shown = async ({ db, clock }: AppContext, customerId: number) =>
  presentCredit(
    `/api/v2/admin/customers/${customerId}/credit`,
    await readCredit(db, customerId, clock.today()),
  );

const dayOf = (date: string) => Temporal.PlainDate.from(date);

/** Origin for links in the team's mails: the site where the office runs. */
async function originOf({ db, config }: AppContext): Promise<string> {
  const channel = await findChannel(db, DEFAULTS.site);
  if (!channel) throw new Error(`no channel ${DEFAULTS.site}`);
  return channelOrigin(channel, config);
}

/** Store credit and vouchers given by the team (O-23). */
export const creditAdminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.getCustomerCredit), async (c) => {
    const { appContext } = c.var;
    const { id } = await getCustomer(appContext.db, c.req.valid('param').id);
    return ld(c, await shown(appContext, id));
  })
  .openapi(adminRoute(operations.giveCustomerCredit), async (c) => {
    const { appContext, staff } = c.var;
    const { amount, reason, expiresOn } = c.req.valid('json');
    const customer = await getLivingCustomer(appContext.db, c.req.valid('param').id);
    const subject = String(customer.id);
    const auditedAction = { action: 'customer.credit_given', subject, detail: { amount, reason } };
    const origin = await originOf(appContext);
    const outcome = await actAsStaff(c, auditedAction, (work) =>
      giveGift(work, {
        customer,
        amount,
        reason,
        expiresOn: expiresOn ? dayOf(expiresOn) : null,
        staffId: staff.id,
        ...limitsOf(c),
        origin,
      }),
    );
    return answered(c, outcome, { customerId: customer.id, amount, reason });
  })
  .openapi(adminRoute(operations.issueVoucher), async (c) => {
    const { appContext, staff } = c.var;
    const { amount, reason, expiresOn, email } = c.req.valid('json');
    const auditedAction = {
      action: 'voucher.issued',
      subject: 'vouchers',
      detail: { amount, reason },
    };
    const origin = await originOf(appContext);
    const outcome = await actAsStaff(c, auditedAction, (work) =>
      issueVoucherByMail(work, {
        email,
        amount,
        reason,
        expiresOn: dayOf(expiresOn),
        staffId: staff.id,
        ...limitsOf(c),
        origin,
      }),
    );
    return answered(c, outcome, { customerId: null, amount, reason });
  })
  .openapi(adminRoute(operations.approveGift), async (c) => {
    const { appContext, staff } = c.var;
    const { id } = c.req.valid('param');
    const origin = await originOf(appContext);
    await actAsStaff(c, { action: 'gift.approved', subject: id }, (work) =>
      approveGift(work, { id, staffId: staff.id, ceiling: limitsOf(c).ceiling, origin }),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.refuseGift), async (c) => {
    const { staff } = c.var;
    const { id } = c.req.valid('param');
    await actAsStaff(c, { action: 'gift.refused', subject: id }, (work) =>
      refuseGift(work, { id, staffId: staff.id }),
    );
    return c.body(null, 204);
  });

/** Cents: the caller's daily limit, and the amount above which a second colleague has to approve. */
function limitsOf({ var: { appContext, staff } }: Context<AdminEnv>) {
  const { config } = appContext;
  return {
    ceiling: goodwillOf(config, staff),
    approvalAbove: config.GIFT_APPROVAL_ABOVE * 100,
  };
}

/** Response with the outcome; a form sent again gets the result of the first request. */
async function answered(
  c: Context<AdminEnv>,
  outcome: GiftShape['outcome'] | null,
  gift: { customerId: number | null; amount: number; reason: string },
) {
  const { appContext, staff } = c.var;
  const waits = await isWaiting(appContext.db, { staffId: staff.id, ...gift });
  return ld(c, { '@type': 'Gift' as const, outcome: outcome ?? (waits ? 'waiting' : 'given') });
}
