import { beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { publishEntry } from './index.ts';
import { followPlansJob } from './jobs.ts';

const shop = testShop();
const { as } = staffCalls(shop);
type Caller = Awaited<ReturnType<typeof as>>;

let call: Caller;
let id: number;
let slug: string;
let count = 0;

const text = (html: string) => ({
  __component: 'blocks.text' as const,
  id: 1,
  anchor: null,
  title: null,
  html,
});
const page = (html: string) => ({
  slug,
  title: `Page ${slug}`,
  seo: { title: 'Titre', description: 'Deux mots' },
  updatedOn: null,
  version: null,
  blocks: [text(html)],
});
const shown = async (name = slug) => {
  const answer = await shop.request('GET', `/api/b2c-pages/${name}?locale=fr`);
  return answer.status === 200 ? (await answer.json()).data.attributes.blocks[0].html : null;
};
const save = (html: string, base: number, publish = false) =>
  call('PUT', `/entries/${id}`, { base, source: page(html), publish });

beforeEach(async () => {
  shop.appContext.clock.move(new Temporal.Duration());
  call = await as('merchandising');
  slug = `page-${++count}`;
  id = await transact(shop.appContext, (work) =>
    publishEntry(work, { type: 'page', slug, locale: 'fr', document: page('Un') }),
  );
});

test('CMS-07 a draft stays unseen until it is published, and is shown as safe HTML then', async () => {
  const { body } = await save('**Deux** <script>x</script>', 1);
  expect(body).toMatchObject({ state: 'changed', version: 2, publishedVersion: 1 });
  expect(await shown()).toBe('Un');
  const published = await save('**Deux** <script>x</script>', 2, true);
  // An identical text creates no new version.
  expect(published.body).toMatchObject({ state: 'published', version: 2, publishedVersion: 2 });
  expect(await shown()).toBe('<p><strong>Deux</strong> </p>');
});

test('CMS-07 of two editors the second is told who was first, and nothing is lost', async () => {
  expect((await save('Le mien', 1)).status).toBe(200);
  const { status, body } = await save('Le sien', 1);
  expect([status, body['hydra:description']]).toEqual([
    409,
    expect.stringContaining('merchandising a enregistré la version 2'),
  ]);
  expect((await save('Le sien', 2)).body).toMatchObject({ version: 3 });
  const { body: mine } = await call('GET', `/entries/${id}/versions/2`);
  expect(mine.source.blocks[0].html).toBe('Le mien');
  const { body: all } = await call('GET', `/entries/${id}/versions`);
  expect(all['hydra:member']).toMatchObject([
    { number: 3, savedBy: 'merchandising', publishedAt: null },
    { number: 2 },
    { number: 1, savedBy: null },
  ]);
});

test('REL-71 a form sent twice saves once, and is written down', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() };
  const body = { base: 1, source: page('Une fois'), publish: true };
  const answers = await Promise.all([1, 2, 3].map(() => call('PUT', `/entries/${id}`, body, key)));
  expect(answers.map(({ status, body }) => [status, body.version])).toEqual(
    [1, 2, 3].map(() => [200, 2]),
  );
  const direction = await as('direction');
  const log = await direction(
    'GET',
    `/staff-actions?subject=${encodeURIComponent(`page ${slug}`)}`,
  );
  expect(log.body['hydra:member']).toMatchObject([{ action: 'content.published' }]);
});

test('RTE-03 a page takes another address, to which the old one leads', async () => {
  const name = `neuve-${count}`;
  const renamed = await call('POST', `/entries/${id}/rename`, { slug: name, redirect: true });
  expect(renamed.body).toMatchObject({ slug: name, address: `/page/${name}/` });
  expect([await shown(), await shown(name)]).toEqual([null, 'Un']);
  const rule = await shop.request('GET', `/api/route-rules?path=/page/${slug}/`);
  expect(await rule.json()).toMatchObject({ redirect: { to: `/page/${name}/`, statusCode: 301 } });
  // Renamed back: the redirect from the first path no longer hides the page.
  await call('POST', `/entries/${id}/rename`, { slug, redirect: true });
  expect(await shown()).toBe('Un');
  const freed = await shop.request('GET', `/api/route-rules?path=/page/${slug}/`);
  expect((await freed.json()).redirect).toBeNull();
});

test('RTE-03 a page is withdrawn and comes back; one the shop leads to is neither', async () => {
  expect((await call('POST', `/entries/${id}/withdraw`, {})).body.state).toBe('draft');
  expect(await shown()).toBeNull();
  await save('Un', 1, true);
  expect(await shown()).toBe('<p>Un</p>');
  const terms = await transact(shop.appContext, (work) =>
    publishEntry(work, {
      type: 'page',
      slug: 'livraison',
      locale: 'fr',
      document: { ...page('Un'), slug: 'livraison' },
    }),
  );
  expect((await call('POST', `/entries/${terms}/withdraw`, {})).status).toBe(422);
  const moved = await call('POST', `/entries/${terms}/rename`, { slug: 'x', redirect: false });
  expect(moved.status).toBe(422);
});

test('CMS-07 a link that leads to no page is named, and does not keep anybody from saving', async () => {
  const html = `[ici](/page/${slug}/#x) [là](/page/nulle-part/?a=1) [bas](#x) [loin](https://a.test/)`;
  const { body } = await save(html, 1);
  expect(body.lostLinks).toEqual([{ field: 'blocks.0.html', path: '/page/nulle-part/' }]);
  const preview = await call('POST', '/entries/preview', { type: 'page', source: page('*Oui*') });
  expect(preview.body.document.blocks[0].html).toBe('<p><em>Oui</em></p>');
});

test('CMS-07 what pages could not show is refused at its field, in words', async () => {
  const source = { ...page('x'), updatedOn: '2026-02-30', title: '  ' };
  const { status, body } = await call('PUT', `/entries/${id}`, { base: 1, source, publish: true });
  expect(status).toBe(422);
  expect(body.violations).toMatchObject([
    { propertyPath: 'title', message: 'Ce champ est obligatoire.' },
    { propertyPath: 'updatedOn', message: 'Cette date n’existe pas.' },
  ]);
  expect((await call('GET', '/entries/999999')).status).toBe(404);
  expect((await call('GET', '/entries/x')).status).toBe(404);
});

test('CNT-09 a question is begun as a draft, published, and found by its words', async () => {
  const source = {
    question: 'Et le délai ?',
    answer: '*Deux jours*',
    tags: ['livraison'],
    position: 1,
  };
  const made = await call('POST', '/entries', { type: 'faq', slug: 'delai', locale: 'fr', source });
  expect([made.status, made.body.state]).toEqual([201, 'draft']);
  const again = await call('POST', '/entries', {
    type: 'faq',
    slug: 'delai',
    locale: 'fr',
    source,
  });
  expect(again.body.violations).toMatchObject([{ propertyPath: 'slug' }]);
  const faqs = async () =>
    (await (await shop.request('GET', '/api/b2c-faqs?_q=delai')).json()).data;
  expect(await faqs()).toEqual([]);
  await call('PUT', `/entries/${made.body.id}`, { base: 1, source, publish: true });
  expect(await faqs()).toMatchObject([{ attributes: { answer: '<p><em>Deux jours</em></p>' } }]);
  const { body } = await call('GET', '/entries?type=faq&search=D%C3%89LAI&state=published');
  expect(body['hydra:member']).toMatchObject([{ slug: 'delai', title: 'Et le délai ?' }]);
});

test('CMS-07 the list costs as many queries for one text as for many', async () => {
  const one = await countQueries(shop.database.pool, () => call('GET', `/entries?search=${slug}`));
  expect(await countQueries(shop.database.pool, () => call('GET', '/entries'))).toBe(one);
});

test('CMS-07 the search finds what is published, and no longer what is withdrawn', async () => {
  const { run } = jobRunner(shop);
  const found = async () => {
    await run();
    const { rows } = await shop.database.pool.query(
      `select body from search_records where object_id = '${slug}'`,
    );
    return rows.map(({ body }) => body);
  };
  await save('Un mot unique : zibeline', 1);
  expect(await found()).toEqual([expect.not.stringContaining('zibeline')]);
  await save('Un mot unique : zibeline', 2, true);
  expect(await found()).toEqual([expect.stringContaining('zibeline')]);
  await call('POST', `/entries/${id}/withdraw`, {});
  expect(await found()).toEqual([]);
});

const PARIS = 'Europe/Paris';
/** Moves the clock to this number of hours after the test began. */
const at = (hours: number) => shop.appContext.clock.move(Temporal.Duration.from({ hours }));
/** This number of hours from now, in the format of the form. */
const inHours = (hours: number) =>
  shop.appContext.clock
    .now()
    .add({ hours })
    .toZonedDateTimeISO(PARIS)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

test('O-31 a version goes on the pages at its moment and leaves them at another, once, by a job', async () => {
  const { run } = jobRunner(shop);
  await save('Un peu', 1);
  const moment = { version: 2, publishAt: inHours(2), withdrawAt: inHours(5) };
  await save('Deux', 2);
  expect((await call('PUT', `/entries/${id}/schedule`, moment)).status).toBe(422);
  const planned = await call('PUT', `/entries/${id}/schedule`, { ...moment, version: 3 });
  expect(planned.body).toMatchObject({ state: 'planned', plannedVersion: 3 });
  // A draft saved later does not change the schedule.
  await save('Trois', 3);
  await run();
  expect(await shown()).toBe('Un');
  at(3);
  // Two concurrent workers, then once more.
  await Promise.all([followPlansJob, followPlansJob].map((job) => job.run(shop.appContext, {})));
  await followPlansJob.run(shop.appContext, {});
  expect(await shown()).toBe('<p>Deux</p>');
  at(6);
  await followPlansJob.run(shop.appContext, {});
  expect(await shown()).toBeNull();
  const { body } = await call('GET', `/entries/${id}`);
  expect(body).toMatchObject({ state: 'draft', publishAt: null, withdrawAt: null, version: 4 });
  const direction = await as('direction');
  const log = await direction(
    'GET',
    `/staff-actions?subject=${encodeURIComponent(`page ${slug}`)}`,
  );
  const actions = log.body['hydra:member'].map(({ action }: { action: string }) => action);
  expect(actions.filter((action: string) => action.endsWith('_as_planned'))).toEqual([
    'content.withdrawn_as_planned',
    'content.published_as_planned',
  ]);
});

test('O-31 a shop that was stopped over both moments shows neither, and says so', async () => {
  await save('Deux', 1);
  const moment = { version: 2, publishAt: inHours(2), withdrawAt: inHours(3) };
  await call('PUT', `/entries/${id}/schedule`, moment);
  at(5);
  await followPlansJob.run(shop.appContext, {});
  expect(await shown()).toBeNull();
  expect((await call('GET', `/entries/${id}`)).body).toMatchObject({ withdrawAt: null });
});

test('O-31 publishing by hand takes the place of what was planned; what cannot be is refused at its field', async () => {
  await save('Deux', 1);
  const plan = (body: object) => call('PUT', `/entries/${id}/schedule`, { version: 2, ...body });
  const wrong = async (body: object) =>
    (await plan(body)).body.violations?.map(
      ({ propertyPath }: { propertyPath: string }) => propertyPath,
    );
  expect(await wrong({ publishAt: inHours(-1), withdrawAt: null })).toEqual(['publishAt']);
  expect(await wrong({ publishAt: inHours(3), withdrawAt: inHours(2) })).toEqual(['withdrawAt']);
  expect(await wrong({ publishAt: '2026-02-30T08:00', withdrawAt: null })).toEqual(['publishAt']);
  await plan({ publishAt: inHours(3), withdrawAt: null });
  expect((await save('Trois', 2, true)).body).toMatchObject({
    state: 'published',
    publishAt: null,
  });
  at(4);
  await followPlansJob.run(shop.appContext, {});
  expect(await shown()).toBe('<p>Trois</p>');
  const again = await call('PUT', `/entries/${id}/schedule`, {
    version: 3,
    publishAt: inHours(3),
    withdrawAt: null,
  });
  expect(again.body.violations).toMatchObject([{ propertyPath: 'publishAt' }]);
});

test('O-31 a text that is to be read is published by somebody else than its last editor', async () => {
  const other = await as('direction');
  await save('Deux', 1);
  const wanted = await call('POST', `/entries/${id}/review`, { version: 2 });
  expect(wanted.body).toMatchObject({ state: 'review', readByTwo: true, ownText: true });
  const answer = (by: Caller, body: object) =>
    by('POST', `/entries/${id}/review/answer`, { comment: null, publishAt: null, ...body });
  // The author alone cannot publish it: neither now nor scheduled nor as reviewer.
  expect((await save('Deux', 2, true)).status).toBe(422);
  const later = { version: 2, publishAt: inHours(2), withdrawAt: null };
  expect((await call('PUT', `/entries/${id}/schedule`, later)).status).toBe(422);
  expect((await answer(call, { version: 2, approved: true })).status).toBe(422);
  // A rejection requires a comment.
  expect((await answer(other, { version: 2, approved: false })).body.violations).toMatchObject([
    { propertyPath: 'comment' },
  ]);
  await answer(other, { version: 2, approved: false, comment: 'Plus court.' });
  const back = await call('GET', `/entries/${id}`);
  expect(back.body).toMatchObject({ state: 'changed', readByTwo: false });
  expect(back.body.reviews[0]).toMatchObject({ outcome: 'returned', comment: 'Plus court.' });
  // Saved again during the review: the approval is refused, since the reviewer saw another version.
  await call('POST', `/entries/${id}/review`, { version: 2 });
  await save('Trois', 2);
  expect((await answer(other, { version: 2, approved: true })).status).toBe(409);
  const approved = await answer(other, { version: 3, approved: true });
  expect(approved.body).toMatchObject({ state: 'published', publishedVersion: 3 });
  expect(await shown()).toBe('<p>Trois</p>');
});

test('O-31 what was planned of a text that is given to be read, or has to be since, is not shown unread', async () => {
  const other = await as('direction');
  const planOf = async () => (await call('GET', `/entries/${id}`)).body;
  const later = { version: 2, publishAt: inHours(2), withdrawAt: inHours(9) };
  await call('POST', `/entries/${id}/withdraw`, {});
  await save('Deux', 1);
  await call('PUT', `/entries/${id}/schedule`, later);
  await call('POST', `/entries/${id}/review`, { version: 2 });
  expect(await planOf()).toMatchObject({ state: 'review', publishAt: null, withdrawAt: null });
  expect((await call('PUT', `/entries/${id}/schedule`, later)).status).toBe(422);
  await other('POST', `/entries/${id}/review/answer`, {
    version: 2,
    approved: false,
    comment: 'Plus court.',
    publishAt: null,
  });
  at(3);
  await followPlansJob.run(shop.appContext, {});
  expect(await shown()).toBeNull();
  // Scheduled by one person while that was allowed.
  const anew = { version: 2, publishAt: inHours(2), withdrawAt: null };
  expect((await call('PUT', `/entries/${id}/schedule`, anew)).status).toBe(200);
  Object.assign(shop.appContext.config, { REVIEWED_TEXTS: ['page'] });
  try {
    expect((await call('PUT', `/entries/${id}/schedule`, anew)).status).toBe(422);
    at(6);
    await followPlansJob.run(shop.appContext, {});
    expect(await shown()).toBeNull();
    expect(await planOf()).toMatchObject({ state: 'draft', publishAt: null, plannedVersion: null });
    const subject = encodeURIComponent(`page ${slug}`);
    const log = await other('GET', `/staff-actions?subject=${subject}`);
    expect(log.body['hydra:member'][0]).toMatchObject({ action: 'content.plan_unread' });
  } finally {
    Object.assign(shop.appContext.config, { REVIEWED_TEXTS: [] });
  }
});

test('O-31 kinds the setting names need a second person, who may choose the moment; roles who only write may not read', async () => {
  const other = await as('direction');
  Object.assign(shop.appContext.config, { REVIEWED_TEXTS: ['page'] });
  try {
    await save('Deux', 1);
    expect((await save('Deux', 2, true)).body['hydra:description']).toContain('second collègue');
    await call('POST', `/entries/${id}/review`, { version: 2 });
    const support = await as('support');
    const body = { version: 2, approved: true, comment: null, publishAt: inHours(1) };
    expect((await support('POST', `/entries/${id}/review/answer`, body)).status).toBe(403);
    const approved = await other('POST', `/entries/${id}/review/answer`, body);
    expect(approved.body).toMatchObject({ state: 'planned', plannedVersion: 2 });
    // The same text may be rescheduled.
    const moved = { version: 2, publishAt: inHours(3), withdrawAt: null };
    expect((await call('PUT', `/entries/${id}/schedule`, moved)).status).toBe(200);
    at(4);
    await followPlansJob.run(shop.appContext, {});
    expect(await shown()).toBe('<p>Deux</p>');
    await save('Trois', 2);
    await call('POST', `/entries/${id}/review`, { version: 3 });
    expect((await call('POST', `/entries/${id}/review/take-back`, {})).body.state).toBe('changed');
  } finally {
    Object.assign(shop.appContext.config, { REVIEWED_TEXTS: [] });
  }
});
