import { afterEach, describe, expect, test } from 'vitest';
import { toggleFault } from '#standins/relay-network/faults.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { checkPickupPoint } from './processes/check-pickup-point.ts';

const shop = testShop();
const { appContext } = shop;
const HERE = 'channelCode=FR_WEB&locale=fr_FR';
let calls = 0;

const read = async (path: string) => {
  calls += 1;
  const url = `/api/v2/shop/pickup-points${path}${path.includes('?') ? '&' : '?'}${HERE}`;
  const answer = await shop.request('GET', url, undefined, {
    'x-forwarded-for': `203.0.113.${calls}`,
  });
  return { status: answer.status, body: await answer.json() };
};
const wrong = (kind: 'down' | 'closed', point = '') => toggleFault(appContext, { kind, point });

afterEach(async () => {
  await appContext.db.deleteFrom('standin_relay_troubles').execute();
});

describe('API-35 the search of relay points', () => {
  test('SHP-02 by postcode, nearest first, as the contract tells it', async () => {
    const { status, body } = await read('?postcode=69003&countryCode=FR&limit=5');
    expect(status).toBe(200);
    expect(body['hydra:totalItems']).toBe(5);
    const [first, second] = body['hydra:member'];
    expect(first).toMatchObject({ '@type': 'PickupPoint', provider: 'mondial', available: true });
    expect(first['@id']).toBe(`/api/v2/shop/pickup-points/${first.code}`);
    expect(first.distance).toBeLessThanOrEqual(second.distance);
  });

  test('SHP-03 by coordinates, in every country of the site or in one', async () => {
    const border = 'latitude=50.69&longitude=3.18&limit=30';
    const countries = async (more: string) =>
      new Set((await read(`?${border}${more}`)).body['hydra:member'].map(codeCountry));
    expect(await countries('')).toEqual(new Set(['FR']));
    expect(await countries('&countryCode=BE')).toEqual(new Set(['BE']));
  });

  test.each([
    '',
    '?postcode=69003',
    '?countryCode=FR',
    '?latitude=48.85',
    '?latitude=95&longitude=2',
  ])('without a place (%s) nothing is asked', async (query) => {
    expect([400, 422]).toContain((await read(query)).status);
  });

  test('a method that goes home has no points', async () => {
    const { body } = await read('?postcode=69003&countryCode=FR&shippingMethod=home_standard');
    expect(body['hydra:member']).toEqual([]);
  });

  test('REL-50 a silent network is a 503 in words; what was answered today still is', async () => {
    await wrong('down');
    const lost = await read('?postcode=31000&countryCode=FR');
    expect(lost.status).toBe(503);
    expect(lost.body['hydra:description']).toContain('La livraison à domicile reste possible.');
    await wrong('down');
    expect((await read('?postcode=33000&countryCode=FR')).status).toBe(200);
    await wrong('down');
    appContext.clock.move(Temporal.Duration.from({ hours: 1 }));
    expect((await read('?postcode=33000&countryCode=FR')).status).toBe(200);
  });
});

const codeCountry = ({ countryCode }: { countryCode: string }) => countryCode;

describe('one relay point', () => {
  test('is answered by its code', async () => {
    const { status, body } = await read('/LU-990005');
    expect(status).toBe(200);
    expect(body).toMatchObject({ code: 'LU-990005', countryCode: 'LU', distance: null });
  });

  test.each(['FR-000001', 'nowhere', 'FR-990003', '%00'])('%s is not found', async (code) => {
    expect((await read(`/${code}`)).status).toBe(code === '%00' ? 400 : 404);
  });

  test('REL-50 one that was chosen before is known while the network is silent', async () => {
    expect((await checkPickupPoint(appContext, 'FR-990005', 1000)).point).not.toBeNull();
    await wrong('down');
    expect((await read('/FR-990005')).status).toBe(200);
    expect((await read('/FR-990004')).status).toBe(503);
  });

  test('REL-48 one that was chosen and closed is shown as unavailable', async () => {
    await checkPickupPoint(appContext, 'FR-990005', 1000);
    await wrong('closed', 'FR-990005');
    expect((await read('/FR-990005')).body.available).toBe(false);
  });
});

describe('what is remembered of a point', () => {
  test('DEL-06 what it refused, until it takes as much', async () => {
    const heavyFrom = async (grams: number) =>
      (await checkPickupPoint(appContext, 'FR-990005', grams)).point?.tooHeavyFrom;
    expect(await heavyFrom(8000)).toBe(8000);
    expect(await heavyFrom(5000)).toBe(5000);
    expect(await heavyFrom(1000)).toBe(5000);
  });

  test('REL-50 nothing changes while the network is silent', async () => {
    await checkPickupPoint(appContext, 'FR-990005', 1000);
    await wrong('down');
    const { point: existing, isSilent } = await checkPickupPoint(appContext, 'FR-990005', 9000);
    expect({ isSilent, closed: existing?.isClosed, heavy: existing?.tooHeavyFrom }).toEqual({
      isSilent: true,
      closed: false,
      heavy: null,
    });
  });
});
