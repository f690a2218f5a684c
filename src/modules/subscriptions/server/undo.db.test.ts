import { expect, test } from 'vitest';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { KIBBLE, lyon, TIN } from '../../../../tests/support/stocked-shop.ts';
import { subscriptionCalls } from '../../../../tests/support/subscription-calls.ts';

const shop = testShop();
const { appContext } = shop;
const { subscribe, goToDue, query, mails, run, start } = renewals(shop);
const { of } = subscriptionCalls(shop);

type Owner = Awaited<ReturnType<typeof subscribe>>;
const RHYTHM = { subscriptionInterval: 31 };
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
const changes = async (own: Owner): Promise<any[]> =>
  (await of(own).call('GET', '/changes')).body['hydra:member'];
const undo = (own: Owner, id: number) => of(own).post(`/changes/${id}/undo`);
const draftOf = async (own: Owner) => {
  const { body } = await of(own).call('GET', '/drafts');
  return JSON.stringify(body['hydra:member'], (key, value) =>
    ['version', 'updatedAt'].includes(key) ? undefined : value,
  );
};
const inDays = (days: number) => appContext.clock.today().add({ days }).toString();
const { countryCode, firstName, lastName, postcode, city, phoneNumber } = lyon;
const elsewhere = {
  countryCode,
  firstName,
  lastName,
  postcode,
  city,
  phoneNumber,
  street: '9 rue Neuve',
};

test('N-07 address, bill, way of delivery and coupon are taken back too', async () => {
  const own = await subscribe('lea@example.org', [TIN, 4, RHYTHM], [KIBBLE, 1, RHYTHM]);
  const draft = await draftOf(own);
  const every = [
    () => of(own).put('/shipping-address', { ...elsewhere, scope: 'all' }),
    () => of(own).put('/billing-address', { ...elsewhere, scope: 'next' }),
    () => of(own).patch('/shipping', { shippingMethod: 'home_express', scope: 'all' }),
    () => of(own).post('/coupons', { couponCode: 'BIENVENUE5', scope: 'all' }),
  ];
  const done: number[] = [];
  for (const send of every) {
    const before = (await of(own).get()).body;
    const { status } = await send();
    done.push(status);
    if (status >= 300) continue;
    expect(await draftOf(own)).not.toBe(draft);
    const [latest] = await changes(own);
    expect((await undo(own, latest.id)).status).toBe(200);
    expect(await draftOf(own)).toBe(draft);
    const { version: _, ...after } = (await of(own).get()).body;
    const { version: __, ...was } = before;
    expect(after).toEqual(was);
  }
  expect(done.filter((status) => status < 300).length).toBeGreaterThanOrEqual(2);
});

test('N-07 only the latest change is undone, in two windows too, then the one before it', async () => {
  const own = await subscribe('lea@example.org', [TIN, 4, RHYTHM], [KIBBLE, 1, RHYTHM]);
  const draft = await draftOf(own);
  const [{ id: item }] = (await of(own).get()).body.items;
  await of(own).patch(`/items/${item}`, { quantity: 6, scope: 'all' });
  await of(own).patch('/next-date', { date: inDays(30), scope: 'next' });
  const [second, first] = await changes(own);
  expect([second.kind, second.undoable, first.kind, first.undoable]).toEqual([
    'date',
    true,
    'item_changed',
    false,
  ]);
  const early = await undo(own, first.id);
  expect(early.status).toBe(409);
  expect(early.body['hydra:description']).toContain('Annulez d’abord la plus récente');
  const both = await Promise.all([undo(own, second.id), undo(own, second.id)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await undo(own, first.id)).status).toBe(200);
  expect(await draftOf(own)).toBe(draft);
  expect((await changes(own)).slice(0, 4).map(({ kind, undone }) => [kind, undone])).toEqual([
    ['undone', false],
    ['undone', false],
    ['date', true],
    ['item_changed', true],
  ]);
});

test('N-07 nothing is undone once its delivery is locked or gone, nor what pays or ends, nor another’s', async () => {
  const own = await subscribe();
  const other = await subscribe('noah@example.org');
  const [{ id: item }] = (await of(own).get()).body.items;
  await of(own).patch(`/items/${item}`, { quantity: 6, scope: 'all' });
  const [change] = await changes(own);
  expect((await undo({ ...other, code: own.code }, change.id)).status).toBe(404);
  expect((await undo(other, change.id)).status).toBe(404);
  await of(own).post('/ship-now');
  const [shipped] = await changes(own);
  expect(shipped).toMatchObject({ kind: 'ship_now', undoable: false });
  expect((await undo(own, shipped.id)).status).toBe(422);
  expect((await undo(own, change.id)).status).toBe(409);
  await run();
  expect((await query('select id from subscription_changes where undo is not null')).length).toBe(
    0,
  );

  const [{ id: tins }] = (await of(other).get()).body.items;
  await of(other).patch(`/items/${tins}`, { quantity: 6, scope: 'all' });
  const [late] = await changes(other);
  await goToDue(other.code, -3);
  // Sign in again: the session expired while the clock moved.
  const { headers } = await signedIn(shop, 'noah@example.org');
  const again = { ...other, headers };
  expect((await changes(again))[0]).toMatchObject({ id: late.id, undoable: false });
  const refused = await undo(again, late.id);
  expect(refused.status).toBe(422);
  expect(refused.body['hydra:description']).toContain('ne peut plus être annulée');
});

test('N-07 a pause that is taken back is told in writing', async () => {
  const own = await subscribe();
  await of(own).post('/pause', {});
  const [paused] = await changes(own);
  expect((await undo(own, paused.id)).body).toMatchObject({ status: 'active', editable: true });
  await run();
  expect((await mails('subscription-paused')).length).toBe(1);
  expect((await mails('subscription-resumed')).length).toBe(1);
});

test('N-07 REL-42 pieces taken away before the announcement and put back after it are paid', async () => {
  const own = await subscribe();
  const [line] = (await of(own).get()).body.items;
  const { total } = (await of(own).get()).body;
  await of(own).patch(`/items/${line.id}`, { quantity: 1, scope: 'all' });
  await goToDue(own.code, -7);
  await start('remind-subscribers');
  await run();
  const { headers } = await signedIn(shop);
  const again = { ...own, headers };
  const less = (await of(again).get()).body.total;
  expect(less).toBeLessThan(total);
  const [latest] = await changes(again);
  expect((await undo(again, latest.id)).status).toBe(200);
  expect((await of(again).get()).body).toMatchObject({ total, items: [{ quantity: 4 }] });
});
