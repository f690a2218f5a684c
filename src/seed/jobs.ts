import type { JobDefinition } from '#platform/jobs.ts';
import type { AppContext } from '#registry/schema.ts';

/** Orders of one day that wait to be packed in a demonstration, unless another number is set. */
const ORDERS_A_DAY = 200;

/** How many orders invented customers place each day: none outside the demonstration unless it is said. */
export const demoOrdersPerDay = ({ config }: Pick<AppContext, 'config'>): number =>
  config.isProduction ? 0 : (config.DEMO_ORDERS ?? (config.SHOP_ENV === 'demo' ? ORDERS_A_DAY : 0));

/** Behind the open shop, each minute until the orders of the day are placed; a clock that is moved leaves it to the queue. */
export const placeDemoOrdersJob: JobDefinition<AppContext> = {
  name: 'place-demo-orders',
  schedule: '* * * * *',
  isBackground: true,
  run: async (appContext, _data, stopping) => {
    const count = demoOrdersPerDay(appContext);
    if (count === 0) return;
    // Nothing of it is read by a shop that needs none.
    const { placeDayOfOrders } = await import('./place-day-of-orders.ts');
    await placeDayOfOrders(appContext, count, stopping);
  },
};
