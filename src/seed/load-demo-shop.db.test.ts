import { expect, test } from 'vitest';
import { verifyFec } from '#modules/books/server/index.ts';
import { productComplete } from '#modules/catalog/contracts.ts';
import { demoShop } from '../../seeds/index.ts';
import { scaled } from '../../tests/support/limits.ts';
import { testShop } from '../../tests/support/shop.ts';
import { loadDemoShop } from './load-demo-shop.ts';

const shop = testShop();
const get = async (path: string) => (await shop.request('GET', `/api${path}`)).json();

test(
  'the demonstration shop is loaded whole, once, telling how far it is',
  async () => {
    const steps: string[] = [];
    // Rendering is the slowest part and the same for each format, so the test only renders the
    // category pages' pictures.
    const config = { ...shop.appContext.config, RENDER_PICTURES: false };
    const appContext = { ...shop.appContext, config };
    await loadDemoShop(appContext, (step, done, total) => {
      if (done === total) steps.push(`${step} ${total}`);
    });
    const products = demoShop.products.length;
    expect(steps).toEqual([
      `pictures ${products}`,
      `products ${products}`,
      `reviews ${demoShop.reviews.length}`,
    ]);

    await loadDemoShop(appContext, () => expect.fail('loaded twice'));

    for (const { sku } of demoShop.products) {
      const { data } = await get(`/b2c-products/sku-${sku}?render=2`);
      expect(productComplete.safeParse(data.attributes).error).toBeUndefined();
    }
    const page = await get('/b2c-categories/chien/croquettes');
    expect(page.meta.pagination.total).toBeGreaterThan(5);
    expect(page.data.attributes.products[0].json_avis.count).toBeGreaterThan(0);
    expect((await get('/b2c-home')).data.attributes.hero.image).not.toBeNull();
    const { rows } = await shop.database.pool.query(
      `select count(*)::int as sent, count(answered_at)::int as closed,
            count(*) filter (where waiting_since is null)::int as "forUs" from contact_requests`,
    );
    expect(rows).toEqual([{ sent: 4, closed: 1, forUs: 2 }]);
    // The back office has an order waiting for goods as soon as the shop is open.
    const { rows: purchases } = await shop.database.pool.query(
      `select o.expected_on is not null as "isExpected", count(l.*) > 0 as "hasLines"
       from purchase_orders o left join purchase_order_lines l on l.purchase_order_id = o.id
       where o.state = 'sent' group by o.id`,
    );
    expect(purchases).toEqual([{ isExpected: true, hasLines: true }]);
    // What explains an order of the past applied that day already.
    const { rows: late } = await shop.database.pool.query(
      `select o.number from orders o where o.placed_at < (
         select max(day) from (select valid_from as day from shipping_zones
           union all select version::date from promotions) t)`,
    );
    expect(late).toEqual([]);
    // The entries of past weeks are numbered, so that an accountant's check finds no error on the
    // first day.
    const today = appContext.clock.today();
    for (const year of new Set([today.subtract({ months: 1 }).year, today.year])) {
      const { problems } = await verifyFec(appContext, year);
      expect(problems).toEqual([]);
    }
    expect((await get('/b2c-faqs')).meta.pagination.total).toBe(demoShop.faq.length);
  },
  scaled(30_000),
);
