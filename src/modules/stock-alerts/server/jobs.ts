import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { forgetAlerts } from './forget-alerts.ts';
import { ALERTS_AT_ONCE, sendAlerts } from './send-alerts.ts';

/** After a change of products: mails the alerts whose format is back in stock or cheaper. */
export const sendStockAlertsJob: JobDefinition<AppContext, { productIds: readonly number[] }> = {
  name: 'send-stock-alerts',
  async run(appContext, { productIds }) {
    if (productIds.length === 0) return;
    const awaited = await appContext.db
      .selectFrom('stock_alerts as a')
      .innerJoin('product_variants as v', 'v.code', 'a.variant_code')
      .select('v.code')
      .distinct()
      .where('v.product_id', 'in', productIds)
      .execute();
    const codes = awaited.map(({ code }) => code);
    const originOf = originIn(appContext);
    let sent: number;
    do sent = await transact(appContext, (work) => sendAlerts(work, codes, originOf));
    while (sent === ALERTS_AT_ONCE);
  },
};

/** Origin of a site. The channel exists, because the database enforces the reference. */
export const originIn = (appContext: AppContext) => async (channelCode: string) => {
  const channel = await findChannel(appContext.db, channelCode);
  if (!channel) throw new Error(`no channel ${channelCode}`);
  return channelOrigin(channel, appContext.config);
};

/** Every night: deletes outdated alerts. */
export const forgetStockAlertsJob: JobDefinition<AppContext> = {
  name: 'forget-stock-alerts',
  schedule: '25 4 * * *',
  run: async (appContext) => {
    await transact(appContext, forgetAlerts);
  },
};
