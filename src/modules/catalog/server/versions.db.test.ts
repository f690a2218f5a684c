import { beforeEach, expect, test } from 'vitest';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { stockShop } from '../../../../tests/support/stocked-shop.ts';
import { jobs } from '../../../registry/jobs.ts';
import { MOST_VERSIONS } from '../rules/index.ts';

const shop = testShop();
const { as } = staffCalls(shop);
const { clock } = shop.appContext;

type Call = Awaited<ReturnType<typeof as>>;
let call: Call;

beforeEach(async () => {
  clock.move(new Temporal.Duration());
  await stockShop(shop.appContext);
  call = await as('merchandising');
});

const PRODUCT = '/products/PR000123';
const read = async () => (await call('GET', PRODUCT)).body;
const edit = async (changes: object) => {
  const { version } = await read();
  return (await call('PUT', PRODUCT, { version, ...changes })).status;
};
const members = async (path: string) => (await call('GET', path)).body['hydra:member'];

/** Moves the clock to this number of hours after the test began. */
const at = (hours: number) => clock.move(Temporal.Duration.from({ hours }));
/** This number of hours from now, on the wall clock of Paris. */
const inHours = (hours: number) =>
  clock
    .now()
    .add({ hours })
    .toZonedDateTimeISO('Europe/Paris')
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
const schedule = async (hours: number, changes: object) => {
  const { version } = await read();
  return call('POST', `${PRODUCT}/scheduled-edits`, { version, at: inHours(hours), ...changes });
};
const applyDue = () => jobRunner(shop).start('apply-scheduled-edits');
const states = async (path = PRODUCT) =>
  (await members(`${path}/scheduled-edits`)).map(({ state }: { state: string }) => state);

const label = {
  composition: 'Saumon frais (30 %).',
  additives: 'Vitamine A.',
  instructions: 'Pesez.',
  storage: 'Au sec.',
};

test('O-31 each change of a product is a version with its author, and one is taken up again by an edit', async () => {
  const { name, version } = await read();
  expect(await members(`${PRODUCT}/versions`)).toMatchObject([
    { number: version, current: true, by: null, at: null, changed: [] },
  ]);
  expect(await edit({ name: 'Nouveau nom' })).toBe(204);
  expect(await edit({ label, description: '<p>Autre <strong>texte</strong></p>' })).toBe(204);
  expect(await members(`${PRODUCT}/versions`)).toMatchObject([
    {
      number: version + 2,
      current: true,
      by: 'merchandising',
      changed: expect.arrayContaining(['composition', 'description']),
    },
    { number: version + 1, current: false, by: 'merchandising', changed: ['name'] },
    { number: version, current: false, by: null, changed: [] },
  ]);
  const { body: old } = await call('GET', `${PRODUCT}/versions/${version}`);
  const { body: now } = await call('GET', `${PRODUCT}/versions/${version + 2}`);
  expect([old.facts.name, now.facts.name]).toEqual([name, 'Nouveau nom']);
  expect(old.content).not.toHaveProperty('status');
  expect(await edit(old.content)).toBe(204);
  const { body: again } = await call('GET', `${PRODUCT}/versions/${version + 3}`);
  expect(again.content).toEqual(old.content);
  expect(again.facts).toEqual(old.facts);
  expect((await call('GET', `${PRODUCT}/versions/99`)).status).toBe(404);
});

test('PRI-02 taking an old version up again changes no price, no stock and no format', async () => {
  const { version, name } = await read();
  expect(await edit({ name: 'Nouveau nom' })).toBe(204);
  const direction = await as('direction');
  const price = { channels: ['FR_WEB'], cents: 4300, from: null, confirmed: true };
  expect((await direction('POST', '/product-variants/10012345/prices', price)).status).toBe(204);
  const { variants } = await read();
  const { body: old } = await call('GET', `${PRODUCT}/versions/${version}`);
  expect(await edit(old.content)).toBe(204);
  const after = await read();
  expect([after.name, after.variants]).toEqual([name, variants]);
});

test('O-31 an edit goes live at its moment, once, whoever runs the job and however often', async () => {
  const { version, name } = await read();
  expect((await schedule(2, { name: 'Nom de Noël', label })).status).toBe(204);
  expect(await applyDue()).toBeUndefined();
  expect(await read()).toMatchObject({ name, version });
  expect(await members(`${PRODUCT}/scheduled-edits`)).toMatchObject([
    {
      state: 'waiting',
      by: 'merchandising',
      changes: expect.arrayContaining([{ fact: 'name', before: name, after: 'Nom de Noël' }]),
    },
  ]);
  at(3);
  // Two concurrent workers, then once more.
  const job = jobs.find((one) => one.name === 'apply-scheduled-edits');
  await Promise.all([1, 2].map(() => job?.run(shop.appContext, {} as never)));
  await applyDue();
  expect(await read()).toMatchObject({ name: 'Nom de Noël', version: version + 1 });
  expect(await states()).toEqual(['applied']);
  const [newest] = await members(`${PRODUCT}/versions`);
  expect(newest).toMatchObject({ by: 'merchandising', current: true });
  const log = await (await as('direction'))('GET', '/staff-actions?subject=PR000123');
  const actions = log.body['hydra:member'].map(({ action }: { action: string }) => action);
  expect(actions.filter((one: string) => one.includes('scheduled'))).toEqual([
    'product.scheduled_applied',
    'product.edit_scheduled',
  ]);
});

test('O-31 a scheduled edit that meets a newer one overwrites nothing, and says so before and after', async () => {
  expect((await schedule(2, { name: 'Nom de Noël' })).status).toBe(204);
  // An edit of something else does not stand in its way.
  expect(await edit({ shortDescription: 'Autre résumé' })).toBe(204);
  expect(await states()).toEqual(['waiting']);
  expect(await edit({ name: 'Corrigé entretemps' })).toBe(204);
  expect(await states()).toEqual(['overtaken']);
  at(3);
  await applyDue();
  expect(await states()).toEqual(['outdated']);
  expect(await read()).toMatchObject({
    name: 'Corrigé entretemps',
    shortDescription: 'Autre résumé',
  });
});

test('O-31 a text for a few days and the one that follows it are prepared together', async () => {
  const { name } = await read();
  // Back to what it says today: something new only because of the edit before it.
  const alone = await schedule(5, { name });
  expect([alone.status, alone.body.violations]).toMatchObject([
    422,
    [{ code: 'scheduled_edit.nothing_new' }],
  ]);
  expect((await schedule(2, { name: 'Quelques jours' })).status).toBe(204);
  expect((await schedule(5, { name })).status).toBe(204);
  expect(await states()).toEqual(['waiting', 'waiting']);
  at(3);
  await applyDue();
  expect(await read()).toMatchObject({ name: 'Quelques jours' });
  expect(await states()).toEqual(['waiting', 'applied']);
  at(6);
  await applyDue();
  expect(await read()).toMatchObject({ name });
  // A shop that was stopped over both moments applies them in their order.
  expect((await schedule(1, { name: 'Encore' })).status).toBe(204);
  expect((await schedule(2, { name })).status).toBe(204);
  at(9);
  await applyDue();
  expect(await read()).toMatchObject({ name });
  expect(await states()).toEqual(['applied', 'applied', 'applied', 'applied']);
});

test('FOOD-01 a scheduled edit is refused when it is prepared as it would be when it is made, and at its moment too', async () => {
  const empty = await schedule(2, { label: { ...label, composition: ' ' } });
  expect([empty.status, empty.body.violations]).toMatchObject([
    422,
    [{ propertyPath: 'label.composition' }],
  ]);
  const past = await schedule(-1, { name: 'Trop tard' });
  expect(past.body.violations).toMatchObject([{ propertyPath: 'at' }]);
  const stale = await call('POST', `${PRODUCT}/scheduled-edits`, {
    version: 99,
    at: inHours(2),
    name: 'Ailleurs',
  });
  expect(stale.status).toBe(409);
  expect((await schedule(2, { status: 'replaced', replacedBy: 'PR000200' })).status).toBe(204);
  const { body: tins } = await call('GET', '/products/PR000200');
  await call('PUT', '/products/PR000200', { version: tins.version, status: 'hidden' });
  at(3);
  await applyDue();
  expect(await read()).toMatchObject({ status: 'sold' });
  const [refused] = await members(`${PRODUCT}/scheduled-edits`);
  expect(refused).toMatchObject({ state: 'refused', problem: expect.stringMatching(/SKU/) });
});

test('O-31 a scheduled edit is taken back before its moment, not after', async () => {
  await schedule(2, { name: 'Nom de Noël' });
  const [{ id }] = await members(`${PRODUCT}/scheduled-edits`);
  expect((await call('DELETE', `/scheduled-edits/${id}`)).status).toBe(204);
  expect((await call('DELETE', `/scheduled-edits/${id}`)).status).toBe(404);
  at(3);
  await applyDue();
  expect(await states()).toEqual([]);
  const support = await as('support');
  expect((await support('POST', `${PRODUCT}/scheduled-edits`, {})).status).toBe(403);
});

test('O-31 a category has versions and scheduled edits as well', async () => {
  const created = await call('POST', '/categories', { name: 'Chiots', slug: null, parent: null });
  const path = `/categories/${created.body.id}`;
  const category = async () => (await call('GET', path)).body;
  const change = async (changes: object, method: 'PUT' | 'POST' = 'PUT') => {
    const { version } = await category();
    const target = method === 'PUT' ? path : `${path}/scheduled-edits`;
    return (await call(method, target, { version, ...changes })).status;
  };
  expect(await change({ title: 'Tout pour les chiots', intro: '<p>Bien.</p>' })).toBe(204);
  const [newest, first] = await members(`${path}/versions`);
  expect([newest, first]).toMatchObject([
    { current: true, by: 'merchandising', changed: ['heading', 'intro'] },
    { current: false, by: null },
  ]);
  expect(await change({ at: inHours(2), hidden: true }, 'POST')).toBe(204);
  expect(await change({ at: inHours(2), title: 'Noël des chiots' }, 'POST')).toBe(204);
  const { body: old } = await call('GET', `${path}/versions/${first.number}`);
  expect(await change(old.content)).toBe(204);
  expect(await category()).toMatchObject({ title: 'Chiots', hidden: false });
  at(3);
  await applyDue();
  expect(await category()).toMatchObject({ title: 'Chiots', hidden: true });
  expect((await states(path)).toSorted()).toEqual(['applied', 'outdated']);
});

test('O-31 the last hundred versions are kept', async () => {
  const { version } = await read();
  expect(await edit({ name: 'Un' })).toBe(204);
  await shop.database.pool.query(`update products set version = $1 where sku = 'PR000123'`, [
    version + MOST_VERSIONS,
  ]);
  expect(await edit({ name: 'Deux' })).toBe(204);
  const numbers = (await members(`${PRODUCT}/versions`)).map(
    ({ number }: { number: number }) => number,
  );
  expect(numbers).toEqual([version + MOST_VERSIONS + 1, version + MOST_VERSIONS]);
});
