import type { JobDefinition } from '#platform/jobs.ts';
import type { AppContext } from '#registry/schema.ts';

/** Default number of orders per day that wait to be packed in a demonstration. */
const ORDERS_A_DAY = 200;

/** Number of invented orders per day; 0 outside a demonstration unless configured. */
export const demoOrdersPerDay = ({ config }: Pick<AppContext, 'config'>): number =>
  config.isProduction ? 0 : (config.DEMO_ORDERS ?? (config.SHOP_ENV === 'demo' ? ORDERS_A_DAY : 0));

/** Runs every minute until the orders of the day are placed; a moved clock does not wait for it. */
export const placeDemoOrdersJob: JobDefinition<AppContext> = {
  name: 'place-demo-orders',
  schedule: '* * * * *',
  isBackground: true,
  run: async (appContext, _data, stopping) => {
    const count = demoOrdersPerDay(appContext);
    if (count === 0) return;
    // Imported on demand: a shop without demonstration orders never loads the file.
    const { placeDayOfOrders } = await import('./place-day-of-orders.ts');
    await placeDayOfOrders(appContext, count, stopping);
  },
};
