import { afterEach, beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { toggleTrouble } from '#standins/carriers/troubles.ts';
import { goToNoon } from '../../../../tests/support/go-to-noon.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { waitingOrders } from '../../../../tests/support/waiting-orders.ts';
import type { OrderClaimsShape } from '../admin-contracts.ts';
import { closeVoidedClaim } from './close-voided-claim.ts';

const shop = testShop();
Object.assign(shop.appContext.config, { LABEL_SERVICES: 'standin', LABEL_TIMEOUT_MS: 400 });
const { as } = staffCalls(shop);
const { run, start } = jobRunner(shop);

type Call = Awaited<ReturnType<typeof as>>;
let call: Call;
let number: string;

const rowsOf = async (text: string, ...values: unknown[]) =>
  (await shop.database.pool.query(text, values)).rows;

beforeEach(async () => {
  await shop.database.db.deleteFrom('standin_carrier_troubles').execute();
  await shop.database.db.deleteFrom('standin_carrier_labels').execute();
  await waitingOrders(shop, 1);
  [{ number }] = await rowsOf('select number from orders where number is not null');
  call = await as('logistics');
});

afterEach(() => shop.appContext.clock.move(new Temporal.Duration()));

const send = () =>
  call('POST', `/orders/${number}/parcels`, { trackingNumbers: ['8R1'], isLast: true, lots: [] });
const claims = async (): Promise<OrderClaimsShape> =>
  (await call('GET', `/orders/${number}/claims`)).body;
const offer = (reason = 'damaged') => call('POST', `/orders/${number}/return-labels`, { reason });
const mails = () =>
  shop.database.db
    .selectFrom('mails')
    .select(['subject', 'text', 'attachments'])
    .where('kind', '=', 'return-label')
    .execute();

test('WDR-04 who got something damaged is sent a label at our cost, once, and it leads to its order when it arrives', async () => {
  expect((await offer()).status).toBe(422);
  await send();
  expect((await offer()).status).toBe(204);
  expect((await offer()).status).toBe(422);
  await run();
  await run();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  const [back] = (await claims()).returns;
  expect(back).toMatchObject({ state: 'offered', reason: 'damaged', offeredBy: 'logistics' });
  expect(mail?.text).toContain(back?.trackingNumber);
  expect(mail?.text).toContain('ne vous coûte rien');
  expect(mail?.text).not.toMatch(/claims\.mails|undefined|null|\{\{/);
  const [file] = mail?.attachments ?? [];
  const pdf = Buffer.from(file?.content ?? '', file?.encoding ?? 'utf8');
  expect(file?.type).toBe('application/pdf');
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  // The number of the original parcel is unchanged.
  expect(await rowsOf('select parcels from shipments')).toMatchObject([
    { parcels: [{ trackingNumber: '8R1' }] },
  ]);
  const warehouse = await as('logistics');
  const found = await warehouse('POST', '/returned-parcels', { code: back?.trackingNumber });
  expect(found.body).toMatchObject({ number });
  expect(await claims()).toMatchObject({
    returns: [{ state: 'arrived' }],
    claims: [{ kind: 'returned', trackingNumber: '8R1' }],
  });
});

test('WDR-04 a carrier that is down makes the label later, and one that was taken back is sent to nobody', async () => {
  await send();
  await toggleTrouble(shop.appContext, 'down');
  expect((await offer('faulty')).status).toBe(204);
  await run();
  const [requested] = (await claims()).returns;
  expect(requested).toMatchObject({ state: 'requested', trackingNumber: null });
  expect(await mails()).toEqual([]);
  const taken = await call('POST', `/return-labels/${requested?.id}/cancel`, {});
  expect(taken.status).toBe(204);
  await toggleTrouble(shop.appContext, 'down');
  expect((await offer('wrong')).status).toBe(204);
  await run();
  expect((await mails()).length).toBe(1);
  expect((await claims()).returns).toMatchObject([{ state: 'cancelled' }, { state: 'offered' }]);
  expect((await call('POST', `/return-labels/${requested?.id}/cancel`, {})).status).toBe(422);
});

test('WDR-04 of goods that are here before their label is made nobody is sent one, and no carrier is asked', async () => {
  await send();
  await toggleTrouble(shop.appContext, 'down');
  await offer('faulty');
  await run();
  expect((await call('POST', '/returned-parcels', { code: '8R1' })).status).toBe(200);
  await toggleTrouble(shop.appContext, 'down');
  await run();
  expect(await mails()).toEqual([]);
  expect(await rowsOf('select from followed_parcels')).toEqual([]);
  expect((await claims()).returns).toMatchObject([{ state: 'arrived', trackingNumber: null }]);
});

test('O-21 a claim of a parcel that did not leave after all is closed, and says so', async () => {
  await send();
  await call('POST', `/orders/${number}/claims`, { trackingNumber: '8R1', kind: 'lost' });
  expect((await call('GET', '/claims')).body['hydra:member']).toHaveLength(1);
  const warehouse = await as('logistics');
  const voided = await warehouse('DELETE', `/orders/${number}/parcels/8R1`);
  expect(voided.status).toBe(200);
  await run();
  expect((await call('GET', '/claims')).body['hydra:member']).toEqual([]);
  expect((await claims()).claims).toMatchObject([{ outcome: 'not_sent' }]);
  const [{ id }] = await rowsOf('select id from orders where number = $1', number);
  await transact(shop.appContext, (work) => closeVoidedClaim(work, id, '8R1'));
  expect((await claims()).claims).toMatchObject([{ outcome: 'not_sent' }]);
});

const later = async (hours: number) => {
  shop.appContext.clock.move(Temporal.Duration.from({ hours }));
  await start('follow-parcels');
};
const toCustomer = async () => {
  const [{ token }] = await rowsOf('select token from orders where number = $1', number);
  const answer = await shop.request('GET', `/api/v2/shop/orders/${token}/returns`);
  return (await answer.json())['hydra:member'];
};
const statesOf = (one: { events: { state: string }[] }) => one.events.map(({ state }) => state);

test('WDR-04 its customer and the team see where a return is, in its order however late that is told', async () => {
  await send();
  expect(await toCustomer()).toEqual([]);
  await offer();
  await run();
  expect(await toCustomer()).toMatchObject([{ arrivedAt: null, events: [] }]);
  await later(1);
  expect((await toCustomer()).map(statesOf)).toEqual([['announced']]);
  await toggleTrouble(shop.appContext, 'late');
  await later(70);
  expect((await toCustomer()).map(statesOf)).toEqual([['delivered', 'accepted', 'announced']]);
  await toggleTrouble(shop.appContext, 'late');
  // Before it is due again, the carrier is not called.
  await later(71);
  expect((await toCustomer()).map(statesOf)).toEqual([['delivered', 'accepted', 'announced']]);
  await later(74);
  const way = ['delivered', 'moving', 'accepted', 'announced'];
  expect((await toCustomer()).map(statesOf)).toEqual([way]);
  // Sign-ins have expired after three days.
  call = await as('logistics');
  const [back] = (await claims()).returns;
  expect(back && statesOf(back)).toEqual(way);
  const [{ number: code }] = await rowsOf('select tracking_number as number from return_labels');
  await call('POST', '/returned-parcels', { code });
  expect(await toCustomer()).toMatchObject([
    {
      trackingNumber: code,
      arrivedAt: expect.any(String),
      events: [{ state: 'delivered' }, {}, {}, {}],
    },
  ]);
  expect(await rowsOf('select next_at as next from followed_parcels')).toEqual([{ next: null }]);
});

test('WDR-04 a carrier that does not answer is asked less and less often, by one machine at a time, and a return that is over by none', async () => {
  await send();
  await offer();
  await run();
  const followed = async () =>
    (await rowsOf('select silences, next_at as next from followed_parcels'))[0];
  const twoMachines = async (minutes: number) => {
    shop.appContext.clock.move(Temporal.Duration.from({ minutes }));
    await Promise.all([start('follow-parcels'), start('follow-parcels')]);
  };
  await toggleTrouble(shop.appContext, 'down');
  await twoMachines(0);
  expect((await followed()).silences).toBe(1);
  await twoMachines(5);
  expect((await followed()).silences).toBe(1);
  await twoMachines(11);
  expect((await followed()).silences).toBe(2);
  await toggleTrouble(shop.appContext, 'down');
  await toggleTrouble(shop.appContext, 'unknown');
  await twoMachines(60);
  expect((await followed()).silences).toBe(0);
  expect(await toCustomer()).toMatchObject([{ events: [] }]);
  await toggleTrouble(shop.appContext, 'unknown');
  // Simulates a crash after the parcel was claimed: it is due again when the lease ends.
  await rowsOf(
    'update followed_parcels set next_at = $1',
    new Date(shop.appContext.clock.now().epochMilliseconds + 800),
  );
  await twoMachines(60);
  expect(await toCustomer()).toMatchObject([{ events: [] }]);
  await twoMachines(61);
  expect((await toCustomer()).map(statesOf)).toEqual([['announced']]);
  const [open] = (await claims()).returns;
  await call('POST', `/return-labels/${open?.id}/cancel`, {});
  expect((await followed()).next).toBeNull();
  expect(await toCustomer()).toEqual([]);
});

test('WDR-04 a return its customer asked for is mailed once, followed, and the team sees who asked', async () => {
  await send();
  const [{ token }] = await rowsOf('select token from orders where number = $1', number);
  const ask = (reason = 'faulty') =>
    shop.request('POST', `/api/v2/shop/orders/${token}/returns`, { reason });
  expect((await ask()).status).toBe(201);
  expect((await ask('wrong')).status).toBe(201);
  await run();
  expect(await mails()).toHaveLength(1);
  const [own, ...others] = (await claims()).returns;
  expect(own).toMatchObject({ state: 'offered', reason: 'faulty', offeredBy: null });
  expect(others).toEqual([]);
  await later(1);
  expect((await toCustomer()).map(statesOf)).toEqual([['announced']]);
  // One that was taken back is asked of the team.
  call = await as('logistics');
  await call('POST', `/return-labels/${own?.id}/cancel`, {});
  expect((await ask()).status).toBe(422);
});

test('WDR-04 a label is had without asking the team for as long as the guarantee lasts', async () => {
  await send();
  const [{ token }] = await rowsOf('select token from orders where number = $1', number);
  const ask = async () =>
    (await shop.request('POST', `/api/v2/shop/orders/${token}/returns`, { reason: 'faulty' }))
      .status;
  const { clock } = shop.appContext;
  const last = clock.today().add({ years: 2 });
  goToNoon(clock, last.add({ days: 1 }).toString());
  expect(await ask()).toBe(422);
  goToNoon(clock, last.toString());
  expect(await ask()).toBe(201);
});
