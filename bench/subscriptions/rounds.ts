import type { Shop } from './mornings.ts';
import { run } from './mornings.ts';

/** One computes every subscription anew, one every search record; the others play customers and the warehouse. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'renew-forecast',
  'rebuild-search',
  'place-demo-orders',
  'dispatch-orders',
]);

export interface RoundCost {
  job: string;
  /** Milliseconds of processor. */
  shop: number;
  database: number;
  pages: number;
}

/** What each job of the schedule takes when nothing is due, one after the other. */
export async function runRounds(shop: Shop): Promise<RoundCost[]> {
  const { rows } = await shop.client.query<{ name: string }>(
    'select name from job_schedules order by name',
  );
  const costs: RoundCost[] = [];
  for (const { name } of rows.filter(({ name }) => !LEFT_OUT.has(name))) {
    const { shop: ofShop, database, statements } = await run(shop, name);
    const pages = statements.each.reduce((sum, one) => sum + one.pages, 0);
    costs.push({ job: name, shop: ofShop, database, pages });
  }
  return costs;
}
