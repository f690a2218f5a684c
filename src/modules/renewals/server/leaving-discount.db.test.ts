import { beforeEach, expect, test } from 'vitest';
import { FULL, LESS, promisedDeliveries } from '../../../../tests/support/promised-deliveries.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';

const shop = testShop();
const { appContext } = shop;
const promised = promisedDeliveries(shop);
const { publish, threeFrom, subscribe, renewOnce, goods, promisedTo, query, call } = promised;

beforeEach(() => {
  Object.assign(appContext.config, {
    LEAVING_OFFERS: { too_expensive: ['frequency', 'discount'], delivery: ['date'] },
    LEAVING_PROMOTION: 'trois',
  });
});

const discount = { reason: 'too_expensive' };

/** A subscription at its usual price, and what its customer does with it. */
async function subscribed() {
  await publish(threeFrom('order'));
  const { code } = await subscribe();
  const send = async (path: string, body: object) =>
    call('POST', `/subscriptions/${code}${path}`, body, (await signedIn(shop)).headers);
  const accept = (body: object = discount) => send('/leaving-discount', body);
  return { code, send, accept };
}
const changes = () =>
  query("select details from subscription_changes where kind = 'leaving_discount'");

test('O-36 who was about to leave keeps the next deliveries at less: previewed, promised, charged, and then ended', async () => {
  const { code, send, accept } = await subscribed();
  const preview = await send('/previews', { change: 'leaving_discount', ...discount });
  expect(preview.status).toBe(200);
  const totals = (of: { total: number }[]) => of.map(({ total }) => total);
  const [usual = 0] = totals(preview.body.before);
  const less = usual - (FULL - LESS);
  expect(totals(preview.body.after)).toEqual([less, less, less, usual, usual, usual]);
  expect(await changes()).toEqual([]);
  expect((await accept()).body.total).toBe(less);
  expect(await promisedTo(code)).toEqual(['Encore 3 livraisons à −20 %, celle-ci comprise.']);
  for (let delivery = 1; delivery <= 4; delivery += 1) await renewOnce(code);
  expect(await goods(code)).toEqual([FULL, LESS, LESS, LESS, FULL, FULL]);
});

test('O-36 a discount for who leaves is taken once, pressed in two tabs and again under another promotion', async () => {
  const { accept, send } = await subscribed();
  const tabs = await Promise.all([accept(), accept()]);
  expect(tabs.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  await query(
    `insert into promotions select (p).* from (select jsonb_populate_record(p, '{"code": "autre"}') as p
      from promotions p where code = 'trois') as copied`,
  );
  Object.assign(appContext.config, { LEAVING_PROMOTION: 'autre' });
  const again = await accept();
  expect([again.status, again.body['hydra:description']]).toEqual([
    422,
    'Cette offre n’est plus proposée pour cet abonnement.',
  ]);
  expect((await send('/previews', { change: 'leaving_discount', ...discount })).status).toBe(422);
  expect(await query('select from promotion_promises')).toHaveLength(1);
  expect(await changes()).toEqual([{ details: { promotion: 'trois', reason: 'too_expensive' } }]);
});

test('O-36 nothing is given for a reason without it, by a promotion that ended, is of another site or gives something else', async () => {
  const { accept } = await subscribed();
  const refused = async (body: object = discount) => (await accept(body)).status;
  expect(await refused({ reason: 'delivery' })).toBe(422);
  expect(await refused({ reason: 'pet_gone' })).toBe(422);
  for (const wrong of [
    "ends_on = '2020-01-01'",
    "starts_on = '2999-01-01'",
    'enabled = false',
    "channels = '{BE_WEB}'",
    `reward = '{"kind": "free_shipping"}'`,
    'conditions = conditions || \'{"deliveries": null}\'',
  ]) {
    const [before] = await query("select * from promotions where code = 'trois'");
    await query(`update promotions set ${wrong} where code = 'trois'`);
    expect([wrong, await refused()]).toEqual([wrong, 422]);
    await query(
      `update promotions p set ends_on = o.ends_on, starts_on = o.starts_on, enabled = o.enabled, channels = o.channels,
        reward = o.reward, conditions = o.conditions
       from jsonb_populate_record(null::promotions, $1::jsonb) o where p.code = o.code`,
      JSON.stringify(before),
    );
  }
  Object.assign(appContext.config, { LEAVING_PROMOTION: 'inconnue' });
  expect(await refused()).toBe(422);
  Object.assign(appContext.config, { LEAVING_PROMOTION: 'trois' });
  expect(await refused()).toBe(200);
});
