import { beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { type Campaign, NO_CONDITIONS } from '../rules/index.ts';
import { publishCampaign } from './index.ts';

const shop = testShop();
const VISIT = { event: 'page_view', app_name: 'store-fr' };
const NOEL = { message: '**Noël**', html: '<p><strong>Noël</strong></p>' };
const headers = { 'content-type': 'application/json' };

const publish = (campaign: Partial<Campaign>, startsOn: string | null = null) =>
  transact(shop.appContext, (work) =>
    publishCampaign(work, {
      campaign: {
        code: 'noel',
        action: 'top_header',
        priority: 0,
        configurations: { message: '**Noël**' },
        conditions: NO_CONDITIONS,
        ...campaign,
      },
      startsOn: startsOn === null ? null : Temporal.PlainDate.from(startsOn),
      endsOn: null,
    }),
  );

const ask = (body: unknown, more = {}) =>
  shop.request('POST', '/campaigns/?locale=fr', body, { ...headers, ...more });
const report = (code: string, body: unknown = { app_name: 'store-fr' }) =>
  shop.request('POST', `/campaigns/report/${code}?locale=fr`, body, headers);

beforeEach(async () => publish({}));

test('CMP-15 a visit is answered by a map of actions', async () => {
  await publish({ code: 'later' }, '2999-01-01');
  const response = await ask(VISIT);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    top_header: { campaign: 'noel', configurations: NOEL },
  });
});

test('CMP-15 pages of our sites call it with their cookies, others may not', async () => {
  const [ours] = [`http://${shop.appContext.config.FR_HOST}:${shop.appContext.config.PORT}`];
  const allowed = await ask(VISIT, { origin: ours });
  expect(allowed.headers.get('access-control-allow-origin')).toBe(ours);
  expect(allowed.headers.get('access-control-allow-credentials')).toBe('true');
  const other = await ask(VISIT, { origin: 'https://elsewhere.example' });
  expect(other.headers.get('access-control-allow-origin')).toBeNull();
});

test('PRV-05 a visitor gets a lasting cookie and a segment after consent only', async () => {
  await publish({
    code: 'hero',
    action: 'abtest',
    configurations: { name: 'hero', segments: ['control', 'b'] },
  });
  const before = await ask(VISIT);
  expect(before.headers.get('set-cookie')).toBeNull();
  expect(await before.json()).not.toHaveProperty('abtest');

  const after = await ask({ ...VISIT, consent: true });
  const cookie = after.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^gamelle_visiteur=[0-9a-f-]{36}; Max-Age=34128000; .*HttpOnly/);
  const { abtest } = (await after.json()) as { abtest: { configurations: object } };
  expect(abtest.configurations).toMatchObject({ name: 'hero' });

  const again = await ask({ ...VISIT, consent: true }, { cookie: cookie.split(';')[0] });
  expect(again.headers.get('set-cookie')).toBeNull();
  expect(await again.json()).toMatchObject({ abtest });
});

test('CMP-12 other events are refused in words', async () => {
  for (const body of [{ ...VISIT, event: 'purchase' }, { event: 'page_view' }, 'no json', '[]']) {
    const response = await ask(body);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      code: 'campaign.unreadable',
      message: expect.any(String),
    });
  }
  expect((await ask({ ...VISIT, page_path: 'x'.repeat(70_000) })).status).toBe(413);
});

test('CMP-16 each report is counted, by day; an unknown campaign is not found', async () => {
  expect((await report('noel')).status).toBe(204);
  expect((await report('noel')).status).toBe(204);
  const counts = await shop.appContext.db.selectFrom('campaign_reports').selectAll().execute();
  expect(counts).toEqual([
    { campaign_code: 'noel', day: shop.appContext.clock.today().toString(), shown: 2 },
  ]);
  for (const code of ['ete', '%00', 'a%20b']) expect((await report(code)).status).toBe(404);
  expect((await report('noel', {})).status).toBe(422);
});

test('a flood of one address is put off, with the seconds to wait', async () => {
  const from = { 'x-forwarded-for': '198.51.100.7' };
  const answers = await Promise.all(Array.from({ length: 601 }, () => ask(VISIT, from)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('CMP-06 CMP-36 a text for a dialog is rendered from its first level on', async () => {
  const popup_configuration = { content: '# Bonjour\n<script>alert(1)</script>', first_level: 3 };
  await publish({
    code: 'mot',
    action: 'popup',
    configurations: { popup_type: 'markdown', popup_configuration },
  });
  const { popup } = (await (await ask(VISIT)).json()) as { popup: { configurations: object } };
  expect(popup.configurations).toMatchObject({
    popup_configuration: { html: '<h3>Bonjour</h3>' },
  });
});

test('O-17 a test counts each consenting visitor once, in the version they saw, and those who ordered since', async () => {
  await publish({
    code: 'hero',
    action: 'abtest',
    configurations: { name: 'hero', segments: ['control', 'b'] },
  });
  const segments: string[] = [];
  for (const ordered of [true, true, false]) {
    const first = await ask({ ...VISIT, consent: true });
    const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0];
    const { abtest } = (await first.json()) as {
      abtest: { configurations: { segment: string } };
    };
    const { segment } = abtest.configurations;
    segments.push(segment);
    const visit = { ...VISIT, consent: true, abtests: { hero: segment } };
    await ask(visit, { cookie });
    // A reloaded confirmation page counts as one order.
    for (const _ of ordered ? [1, 2] : [])
      await ask({ ...visit, page_template: 'order-confirmation' }, { cookie });
  }
  // A visitor without consent is not counted.
  await ask({ ...VISIT, page_template: 'order-confirmation' });
  const read = await staffCalls(shop).as('accounting');
  const { body } = await read('GET', '/ab-tests');
  const [hero] = body['hydra:member'];
  expect(hero).toMatchObject({ test: 'hero', campaign: 'hero' });
  const seen = (segment: string) => segments.filter((one) => one === segment).length;
  const ordered = (segment: string) => segments.slice(0, 2).filter((one) => one === segment).length;
  expect(
    hero.versions.map((one: { segment: string; seen: number; ordered: number }) => [
      one.segment,
      one.seen,
      one.ordered,
    ]),
  ).toEqual(
    ['control', 'b']
      .filter((segment) => seen(segment) > 0)
      .map((segment) => [segment, seen(segment), ordered(segment)]),
  );
});
