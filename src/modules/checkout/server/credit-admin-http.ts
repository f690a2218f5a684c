import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import { getCustomer, getLivingCustomer } from '#modules/customers/server/index.ts';
import { readCredit } from '#modules/payments/server/index.ts';
import { type AdminEnv, actAsStaff, adminRoute, goodwillOf } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import type { AppContext } from '#registry/schema.ts';
import * as operations from '../admin-operations.ts';
import { giveGift, issueVoucherByMail } from './give-credit.ts';
import { presentCredit } from './present-credit.ts';

const shown = async ({ db, clock }: AppContext, customerId: number) =>
  presentCredit(
    `/api/v2/admin/customers/${customerId}/credit`,
    await readCredit(db, customerId, clock.today()),
  );

const dayOf = (date: string) => Temporal.PlainDate.from(date);

/** Mails of the team lead to the French site. */
async function originOf({ db, config }: AppContext): Promise<string> {
  const channel = await findChannel(db, 'FR_WEB');
  if (!channel) throw new Error('no channel FR_WEB');
  return channelOrigin(channel, config);
}

/** Store credit and vouchers, as the team gives them (O-23). */
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
    await actAsStaff(c, auditedAction, (work) =>
      giveGift(work, {
        customer,
        amount,
        reason,
        expiresOn: expiresOn ? dayOf(expiresOn) : null,
        staffId: staff.id,
        ceiling: goodwillOf(appContext.config, staff),
        origin,
      }),
    );
    return ld(c, await shown(appContext, customer.id));
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
    await actAsStaff(c, auditedAction, (work) =>
      issueVoucherByMail(work, {
        email,
        amount,
        reason,
        expiresOn: dayOf(expiresOn),
        staffId: staff.id,
        ceiling: goodwillOf(appContext.config, staff),
        origin,
      }),
    );
    return c.body(null, 204);
  });
