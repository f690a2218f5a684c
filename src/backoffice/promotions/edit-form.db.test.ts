import { expect, test } from 'vitest';
import { officeAs } from '../../../tests/support/office-loaders.ts';
import { testShop } from '../../../tests/support/shop.ts';
import { staffCalls } from '../../../tests/support/staff.ts';
import { SEEN_VALUES } from '../parts/seen-values.tsx';
import { action, loader } from './edit-promotion.page.tsx';
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
  if (answer instanceof Response) return { status: answer.status, values: {}, problems: [] };
  const { data, init } = answer as {
    data: { values: Record<string, string>; problems: readonly string[] };
    init: { status?: number } | null;
  };
  return { status: init?.status ?? 200, values: data.values, problems: data.problems };
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
