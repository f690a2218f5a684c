import { expect, test } from 'vitest';
import { officeAs } from '../../../tests/support/office-loaders.ts';
import { testShop } from '../../../tests/support/shop.ts';
import { staffCalls } from '../../../tests/support/staff.ts';
import { writeEntry } from '../../../tests/support/write-entry.ts';
import { action as entry } from './entry.page.tsx';

const shop = testShop();

const page = (title: string) => ({
  slug: 'fetes',
  title,
  seo: { title: 'Titre', description: 'Deux mots' },
  updatedOn: null,
  version: null,
  blocks: [],
});
const inHours = (hours: number) =>
  shop.appContext.clock
    .now()
    .add({ hours })
    .toZonedDateTimeISO('Europe/Paris')
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

test('O-31 an end alone leaves what was planned of an older version as it is, whether the newest may be planned or waits to be read', async () => {
  const { as } = staffCalls(shop);
  const [call, reader] = [await as('merchandising'), await as('direction')];
  const { send } = await officeAs(shop, 'merchandising');
  const id = await writeEntry(shop, 'page', page('Un'));
  const path = `/entries/${id}`;
  const plan = async (fields: readonly (readonly [string, string])[]) => {
    const sent = send(entry, `/gestion/contenus/${id}/`, [['intent', 'scheduleEntry'], ...fields], {
      id: String(id),
    });
    const { status } = (await sent.catch((answer: unknown) => answer)) as Response;
    return status;
  };
  const planned = async () => {
    const { plannedVersion, withdrawAt } = (await call('GET', path)).body;
    return { plannedVersion, ends: withdrawAt !== null };
  };
  await call('PUT', path, { base: 1, source: page('Deux'), publish: false });
  const review = { version: 2, approved: true, comment: null, publishAt: inHours(2) };
  await call('POST', `${path}/review`, { version: 2 });
  await reader('POST', `${path}/review/answer`, review);
  await call('PUT', path, { base: 2, source: page('Trois'), publish: false });
  // A user who plans only the end sees an empty start field.
  expect(
    await plan([
      ['version', '3'],
      ['plannedVersion', '2'],
      ['publishAt', ''],
      ['withdrawAt', inHours(9)],
    ]),
  ).toBe(302);
  expect(await planned()).toEqual({ plannedVersion: 2, ends: true });
  // Also empty while the newest version awaits review.
  await call('POST', `${path}/review`, { version: 3 });
  expect(
    await plan([
      ['version', '3'],
      ['withdrawAt', inHours(8)],
    ]),
  ).toBe(302);
  expect(await planned()).toEqual({ plannedVersion: 2, ends: true });
  expect(
    await plan([
      ['version', '3'],
      ['withdrawAt', ''],
    ]),
  ).toBe(302);
  expect(await planned()).toEqual({ plannedVersion: 2, ends: false });
  // The end cannot precede the start.
  expect(
    (await call('PUT', `${path}/schedule`, { version: 3, withdrawAt: inHours(1) })).body,
  ).toMatchObject({ violations: [{ propertyPath: 'withdrawAt' }] });
  // Cancelling the plan has to be explicit.
  expect(
    await plan([
      ['version', '3'],
      ['plannedVersion', '2'],
      ['cancel', '1'],
    ]),
  ).toBe(302);
  expect(await planned()).toEqual({ plannedVersion: null, ends: false });
});

test('O-31 the beginning that is emptied of the newest version is planned no more', async () => {
  const call = await staffCalls(shop).as('merchandising');
  const { send } = await officeAs(shop, 'merchandising');
  const id = await writeEntry(shop, 'page', page('Un'));
  await call('PUT', `/entries/${id}`, { base: 1, source: page('Deux'), publish: false });
  await call('PUT', `/entries/${id}/schedule`, {
    version: 2,
    publishAt: inHours(2),
    withdrawAt: null,
  });
  const fields = [
    ['intent', 'scheduleEntry'],
    ['version', '2'],
    ['publishAt', ''],
    ['withdrawAt', inHours(9)],
  ] as const;
  await send(entry, `/gestion/contenus/${id}/`, fields, { id: String(id) }).catch(() => null);
  const { plannedVersion, withdrawAt } = (await call('GET', `/entries/${id}`)).body;
  expect([plannedVersion, withdrawAt !== null]).toEqual([null, true]);
});
