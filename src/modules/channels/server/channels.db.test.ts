import { expect, test } from 'vitest';
import { channelCodeOf, SITE_COUNTRIES, SITE_DELIVERS } from '#kit/sites.ts';
import { testShop } from '../../../../tests/support/shop.ts';

const shop = testShop();

const get = async (path: string, headers?: HeadersInit) => {
  const response = await shop.request('GET', `/api/v2/shop${path}`, undefined, headers);
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    body: await response.json(),
  };
};

test('API-01 a call happens in the channel it names; an unknown one is not found', async () => {
  const { body } = await get('/channels?channelCode=BE_WEB&locale=fr_FR');
  expect(body['hydra:member']).toMatchObject([
    {
      '@id': '/api/v2/shop/channels/BE_WEB',
      '@type': 'Channel',
      code: 'BE_WEB',
      baseCurrency: '/api/v2/shop/currencies/EUR',
      defaultLocale: '/api/v2/shop/locales/fr_FR',
    },
  ]);
  const { status, body: error } = await get('/channels?channelCode=NL_WEB');
  expect([status, error['@type'], error['hydra:description']]).toEqual([
    404,
    'hydra:Error',
    'Not Found',
  ]);
});

test('without a channel the host decides', async () => {
  const { body } = await get('/channels');
  expect(body['hydra:member'][0].code).toBe('FR_WEB');
});

test('BIZ-04 BIZ-09 I18-07 I18-13 each site delivers to its countries and sells in euros', async () => {
  const codes = async (channel: string) =>
    (await get(`/countries?channelCode=${channel}`)).body['hydra:member'].map(
      (country: { code: string }) => country.code,
    );
  expect(await codes('FR_WEB')).toEqual(['FR', 'LU']);
  expect(await codes('BE_WEB')).toEqual(['BE']);
  for (const country of SITE_COUNTRIES)
    expect(await codes(channelCodeOf(country)), country).toEqual(SITE_DELIVERS[country]);
  expect((await get('/countries/LU?channelCode=FR_WEB')).body).toMatchObject({
    '@context': '/api/v2/contexts/Country',
    name: 'Luxembourg',
    provinces: [],
  });
  expect((await get('/countries/BE?channelCode=FR_WEB')).status).toBe(404);
  expect((await get('/currencies')).body['hydra:member']).toMatchObject([
    { code: 'EUR', name: 'euro' },
  ]);
});

test('I18-01 only the active language is offered, and any other falls back to it', async () => {
  const { body } = await get('/locales?locale=nl_NL');
  expect(body['hydra:member']).toMatchObject([{ code: 'fr_FR' }]);
  expect((await get('/locales/nl_NL')).status).toBe(404);
});

test('I18-02 a language the configuration names is offered and spoken', async () => {
  shop.appContext.config.LANGUAGES = ['fr', 'nl'];
  const { body } = await get('/locales?locale=nl_NL');
  expect(body['hydra:member']).toMatchObject([{ code: 'fr_FR' }, { code: 'nl_NL' }]);
  expect((await get('/locales/nl_NL')).status).toBe(200);
  shop.appContext.config.LANGUAGES = ['fr'];
  expect((await get('/locales/nl_NL')).status).toBe(404);
});

test('I18-02 what a service answers and refuses is in the language of whoever calls', async () => {
  const dutch = { 'accept-language': 'nl-BE,nl;q=0.9,fr;q=0.5' };
  const first = async (path: string, headers?: HeadersInit) =>
    (await get(path, headers)).body['hydra:member'][0].label;
  const missing = async (query = '', headers?: HeadersInit) => {
    const sent = { email: 'geen adres', firstName: '', lastName: 'Peeters', password: 'x' };
    const path = `/api/v2/shop/customers${query}`;
    const { violations } = await (await shop.request('POST', path, sent, headers)).json();
    return violations.find((line: { propertyPath: string }) => line.propertyPath === 'email')
      .message;
  };
  expect(await first('/subscription-frequencies', dutch)).toBe('Toutes les 3 semaines');
  expect(await missing('', dutch)).toBe('L’adresse e-mail n’est pas valide.');
  shop.appContext.config.LANGUAGES = ['fr', 'nl'];
  try {
    expect(await first('/subscription-frequencies')).toBe('Toutes les 3 semaines');
    expect(await first('/subscription-frequencies', dutch)).toBe('Elke 3 weken');
    expect(await first('/subscription-frequencies?locale=nl_NL')).toBe('Elke 3 weken');
    expect(await missing('?locale=nl_NL')).toBe('Dit e-mailadres is niet geldig.');
    expect(await missing('', dutch)).toBe('Dit e-mailadres is niet geldig.');
    expect(await missing('?locale=fr_FR', dutch)).toBe('L’adresse e-mail n’est pas valide.');
  } finally {
    shop.appContext.config.LANGUAGES = ['fr'];
  }
});

test('API-02 answers are JSON-LD, or plain JSON for who asks for nothing else', async () => {
  expect((await get('/currencies')).type).toBe('application/ld+json; charset=utf-8');
  const plain = await get('/currencies', { accept: 'application/json' });
  expect([plain.type, plain.body]).toEqual(['application/json', [{ code: 'EUR', name: 'euro' }]]);
});

test('a character no text may hold is a bad request', async () => {
  expect((await get('/countries/%00')).status).toBe(400);
});
