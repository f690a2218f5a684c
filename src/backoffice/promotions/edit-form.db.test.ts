import { expect, test } from 'vitest';
import { officeAs } from '../../../tests/support/office-loaders.ts';
import { testShop } from '../../../tests/support/shop.ts';
import { staffCalls } from '../../../tests/support/staff.ts';
import { stockShop } from '../../../tests/support/stocked-shop.ts';
import { SEEN_VALUES } from '../parts/seen-values.tsx';
import { action, loader } from './edit-promotion.page.tsx';
import { action as create } from './new-promotion.page.tsx';
import { seenRule } from './rule-values.ts';

const shop = testShop();

const DRAFT = {
  name: 'Noël',
  reference: 'noel',
  trigger: 'code',
  couponCode: 'NOEL4',
  channels: [],
  countries: [],
  startsOn: null,
  endsOn: null,
  firstOrderOnly: false,
  subscriptionOnly: false,
  minimum: null,
  products: [],
  categories: [],
  totalUses: null,
  usesPerCustomer: null,
  kind: 'amount',
  amount: 400,
  rate: null,
  giftVariant: null,
  giftQuantity: null,
  priority: 0,
  exclusive: false,
};
const PATH = '/gestion/promotions/noel/modifier/';
const TYPED = { intent: 'editPromotion', name: 'Noël', kind: 'amount', priority: '0' };

/** Status and form state of an action's result, returned or thrown. */
async function answerOf(sent: Promise<unknown>) {
  const answer = await sent.catch((thrown: unknown) => thrown);
  if (answer instanceof Response)
    return { status: answer.status, values: {}, problems: [], touched: undefined };
  const { data, init } = answer as {
    data: { values: Record<string, string>; problems: readonly string[]; touched?: object };
    init: { status?: number } | null;
  };
  return {
    status: init?.status ?? 200,
    values: data.values,
    problems: data.problems,
    touched: data.touched,
  };
}

test('O-02 a running promotion is saved as it was looked at, and over nothing a colleague saved meanwhile', async () => {
  const call = await staffCalls(shop).as('merchandising');
  await call('POST', '/promotions', DRAFT);
  const amount = async () => (await call('GET', '/promotions/noel')).body.rule.amount;
  const { load, send } = await officeAs(shop, 'merchandising');
  const shown = async () => {
    const { rule } = await load(loader, PATH, { code: 'noel' });
    return JSON.stringify(seenRule(rule));
  };
  const post = (fields: Record<string, string>) =>
    answerOf(
      send(action, PATH, Object.entries({ ...TYPED, ...fields }), {
        code: 'noel',
      }),
    );

  const before = await shown();
  // A first submit without a preview returns one.
  const first = await post({ amount: '10', [SEEN_VALUES]: before });
  expect([first.status, await amount()]).toEqual([200, 400]);
  // It says whom the change touches before it is made.
  expect(first.touched).toMatchObject({ carts: 0, uses: 0, upcoming: { deliveries: 0 } });
  const { looked = '' } = first.values;
  // Changed since the preview: previewed again instead of saved.
  const other = await post({ amount: '90', [SEEN_VALUES]: before, looked });
  expect([other.status, await amount()]).toEqual([200, 400]);
  const saved = await post({ amount: '10', [SEEN_VALUES]: before, looked });
  expect([saved.status, await amount()]).toEqual([302, 1000]);
  // A conflict with a colleague is already reported in the preview.
  const late = await post({ amount: '20', [SEEN_VALUES]: before, preview: '1' });
  expect([late.status, await amount()]).toEqual([422, 1000]);
  expect(late.problems.join()).toContain('10,00');
});

test('O-02 a new promotion that may take more than half of a basket is confirmed before it exists', async () => {
  await stockShop(shop.appContext);
  const call = await staffCalls(shop).as('merchandising');
  const { send } = await officeAs(shop, 'merchandising');
  const fields = { intent: 'createPromotion', name: 'Chat', trigger: 'code', couponCode: 'CHAT10' };
  const post = (more: Record<string, string>) =>
    send(
      create,
      '/gestion/promotions/nouvelle/',
      Object.entries({ ...fields, kind: 'amount', priority: '0', ...more }),
    );
  const status = async () => (await call('GET', '/promotions/chat')).status;
  expect(await post({ amount: '500' })).toMatchObject({
    data: {
      fields: { confirmed: expect.stringContaining('panier gratuit') },
      preview: [{ rate: 10_000 }, { rate: 10_000 }],
    },
  });
  expect(await status()).toBe(404);
  const confirmed = post({ amount: '500', confirmed: 'on' });
  await expect(confirmed).rejects.toMatchObject({ status: 302 });
  expect(await status()).toBe(200);
  // The larger one does not make every later promotion unusual.
  const usual = post({ name: 'Petit', couponCode: 'PETIT1', amount: '1' });
  await expect(usual).rejects.toMatchObject({ status: 302 });
});
