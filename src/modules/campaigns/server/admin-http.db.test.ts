import { beforeEach, expect, test } from 'vitest';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, sellInBelgiumOnly, stockShop } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { as } = staffCalls(shop);

beforeEach(() => stockShop(shop.appContext));

const edit = {
  action: 'top_header',
  title: null,
  text: 'Livraison **offerte**',
  linkTo: '/chat/',
  look: 'sapin',
  dismissible: true,
  popupType: null,
  frequency: null,
  delay: null,
  discount: null,
  testName: null,
  segments: [],
  startsOn: null,
  endsOn: null,
  priority: 0,
  events: ['page_view'],
  countries: [],
  templates: [],
  categories: [],
  items: [],
  needsConsent: false,
};
const draft = { ...edit, code: 'noel' };

const visit = async (more = {}) => {
  const body = { event: 'page_view', app_name: 'store-fr', ...more };
  const headers = { 'content-type': 'application/json' };
  return (await shop.request('POST', '/campaigns/?locale=fr', body, headers)).json();
};
const violations = (body: { violations: { propertyPath: string; code: string }[] }) =>
  body.violations.map(({ propertyPath, code }) => [propertyPath, code]);

test('CMP-07 CMP-10 a bar is shown once it is published, as it becomes, and no more once stopped', async () => {
  const call = await as('merchandising');
  expect((await call('POST', '/campaigns', draft)).body.state).toBe('stopped');
  expect(await visit()).toEqual({});
  expect((await call('POST', '/campaigns/noel/publish', {})).body.state).toBe('running');
  expect(await visit()).toMatchObject({
    top_header: {
      campaign: 'noel',
      configurations: {
        html: '<p>Livraison <strong>offerte</strong></p>',
        link: { to: '/chat/', target_blank: false },
        dismissible: true,
        color: '#ffffff',
      },
    },
  });
  const changed = await call('PUT', '/campaigns/noel', { ...edit, text: 'Noël' });
  expect(changed.body.state).toBe('running');
  expect(await visit()).toMatchObject({ top_header: { configurations: { message: 'Noël' } } });
  await call('POST', '/campaigns/noel/stop', {});
  expect(await visit()).toEqual({});
  const direction = await as('direction');
  const { body } = await direction('GET', '/staff-actions?subject=noel');
  expect(body['hydra:member'].map(({ action }: { action: string }) => action)).toEqual([
    'campaign.stopped',
    'campaign.edited',
    'campaign.published',
    'campaign.created',
  ]);
});

test('CMP-11 every kind of dialog has the shape of its contract', async () => {
  const call = await as('merchandising');
  const popup = { ...draft, action: 'popup', frequency: 'visit', delay: 5, title: 'Bonjour' };
  const shown = async (code: string, more: object) => {
    const { status, body } = await call('POST', '/campaigns', { ...popup, code, ...more });
    expect(status).toBe(201);
    return body.configurations;
  };
  expect(await shown('exit', { popupType: 'exit_popup', discount: 500 })).toMatchObject({
    popup_type: 'exit_popup',
    frequency: 'visit',
    delay: 5,
    popup_configuration: { title: 'Bonjour', discount: 500 },
  });
  expect(await shown('text', { popupType: 'markdown' })).toMatchObject({
    popup_type: 'markdown',
    popup_configuration: { html: '<p>Livraison <strong>offerte</strong></p>' },
  });
  expect(await shown('wall', { popupType: 'country_wall' })).toMatchObject({
    popup_type: 'country_wall',
  });
});

test('CMP-08 CMP-09 an advertisement is shown where it is meant to be', async () => {
  const call = await as('merchandising');
  const ad = { ...draft, action: 'ad_product_offer', title: 'Essayez', items: [KIBBLE] };
  await call('POST', '/campaigns', ad);
  await call('POST', '/campaigns/noel/publish', {});
  expect(await visit()).toEqual({});
  expect(await visit({ items: [{ item_id: KIBBLE }] })).toMatchObject({
    ad_product_offer: { configurations: { title: 'Essayez', link: { to: '/chat/' } } },
  });
});

test('CMP-10 what a campaign shows is sold where it is shown: in Belgium alone, what France does not sell', async () => {
  const call = await as('merchandising');
  await sellInBelgiumOnly(shop.appContext);
  const ad = { ...draft, action: 'ad_product_offer', title: 'Essayez', items: [KIBBLE] };
  const french = await call('POST', '/campaigns', { ...ad, countries: ['FR'] });
  expect(violations(french.body)).toEqual([['items', 'campaign.not_sold']]);
  expect((await call('POST', '/campaigns', { ...ad, countries: ['BE'] })).status).toBe(201);
  expect((await call('POST', '/campaigns', { ...ad, code: 'partout' })).status).toBe(201);
});

test('CMP-10 what is missing, unknown or taken is refused under its field', async () => {
  const call = await as('merchandising');
  await call('POST', '/campaigns', draft);
  const bad = { ...draft, action: 'ad_push_category', linkTo: '//ailleurs', text: null };
  const more = { categories: ['lapin'], items: ['99999999'], startsOn: '2026-12-02' };
  const { status, body } = await call('POST', '/campaigns', {
    ...bad,
    ...more,
    endsOn: '2026-12-01',
  });
  expect([status, violations(body)]).toEqual([
    422,
    [
      ['code', 'campaign.code_taken'],
      ['title', 'campaign.missing'],
      ['text', 'campaign.missing'],
      ['linkTo', 'campaign.link'],
      ['endsOn', 'campaign.dates'],
      ['categories', 'campaign.not_sold'],
      ['items', 'campaign.not_sold'],
    ],
  ]);
  expect((await call('PUT', '/campaigns/autre', edit)).status).toBe(404);
  expect((await call('GET', '/campaigns?state=stopped')).body['hydra:member']).toHaveLength(1);
});

test('O-31 a campaign begins and ends at an hour of its days', async () => {
  const call = await as('merchandising');
  const { clock } = shop.appContext;
  const moment = (hours: number) => {
    const at = clock.now().add({ hours }).toZonedDateTimeISO('Europe/Paris').toPlainDateTime();
    return { day: at.toPlainDate().toString(), hour: at.toPlainTime().toString().slice(0, 5) };
  };
  const [from, until] = [moment(1), moment(3)];
  const timed = {
    ...draft,
    startsOn: from.day,
    startsAt: from.hour,
    endsOn: until.day,
    endsAt: until.hour,
  };
  const turned = { ...timed, startsOn: until.day, startsAt: until.hour, endsOn: until.day };
  expect(violations((await call('POST', '/campaigns', turned)).body)).toEqual([
    ['endsAt', 'campaign.dates'],
  ]);
  const aimless = { ...timed, startsOn: null };
  expect(violations((await call('POST', '/campaigns', aimless)).body)).toEqual([
    ['startsOn', 'campaign.missing'],
  ]);
  await call('POST', '/campaigns', timed);
  expect((await call('POST', '/campaigns/noel/publish', {})).body).toMatchObject({
    state: 'upcoming',
    startsAt: from.hour,
  });
  const seen: unknown[] = [];
  try {
    for (const hours of [0, 2, 4]) {
      clock.move(Temporal.Duration.from({ hours }));
      seen.push([(await call('GET', '/campaigns/noel')).body.state, Object.keys(await visit())]);
    }
  } finally {
    clock.move(new Temporal.Duration());
  }
  expect(seen).toEqual([
    ['upcoming', []],
    ['running', ['top_header']],
    ['ended', []],
  ]);
});
