import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { toggleFault } from '#standins/relay-network/faults.ts';
import { RELAY_NETWORK_ACCOUNT, relayNetworkStandin } from '#standins/relay-network/index.ts';
import { relayPoints } from '#standins/relay-network/points.ts';
import { testAppContext } from '../../../../tests/support/app-context.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import { mondialRelay } from './mondial-relay-adapter.ts';
import type { PointSearch } from './network.ts';

const appContext = testAppContext(testDatabase());
const PATH = '/_dev/relay-network/Web_Services.asmx';
let origin = '';

/** The stand-in behind a real socket, with additional malformed responses. */
beforeAll(async () => {
  const app = new Hono();
  app.post(PATH, (c) => relayNetworkStandin(appContext).fetch(c.req.raw));
  app.post('/moved', (c) => c.redirect(PATH, 307));
  app.post('/huge', (c) => c.text(`<a>${'x'.repeat(2_000_000)}</a>`));
  const listening = Promise.withResolvers<number>();
  const server = serve({ fetch: app.fetch, port: 0 }, ({ port }) => listening.resolve(port));
  origin = `http://127.0.0.1:${await listening.promise}`;
  return () => {
    server.close();
  };
});

const reasons: string[] = [];
const network = (path = PATH, more = {}) =>
  mondialRelay({
    base: origin + path,
    inProcess: null,
    timeoutMs: 1500,
    onSilence: (reason) => reasons.push(reason),
    ...RELAY_NETWORK_ACCOUNT,
    ...more,
  });
const near = (postcode: string, more: Partial<PointSearch> = {}): PointSearch => ({
  place: { postcode },
  countryCode: 'FR',
  grams: 4400,
  radiusKm: 20,
  limit: 10,
  ...more,
});

afterEach(async () => {
  reasons.length = 0;
  await appContext.db.deleteFrom('standin_relay_troubles').execute();
});

describe('the network of points', () => {
  test('SHP-02 has thousands of points in three countries, each with a code of its own', () => {
    const points = relayPoints();
    const of = (country: string) => points.filter((point) => point.country === country).length;
    expect(points.length).toBeGreaterThanOrEqual(3000);
    expect(of('FR')).toBeGreaterThan(2000);
    expect(of('BE')).toBeGreaterThan(300);
    expect(of('LU')).toBeGreaterThan(50);
    expect(new Set(points.map(({ country, number }) => country + number)).size).toBe(points.length);
  });
});

describe('SHP-02 a search over the wire', () => {
  test.each([
    ['FR', '69003', 'Lyon'],
    ['BE', '5000', 'Namur'],
    ['LU', '1111', 'Luxembourg'],
  ])('in %s around %s', async (countryCode, postcode, city) => {
    const points = (await network().search(near(postcode, { countryCode }))) ?? [];
    expect(points).toHaveLength(10);
    expect(points.map(({ city: name }) => name)).toContain(city);
    const distances = points.map(({ distance }) => distance);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    for (const point of points) {
      expect(point.code).toMatch(new RegExp(`^${countryCode}-\\d{6}$`));
      expect(point).toMatchObject({ countryCode, provider: 'mondial' });
      expect(point.name).toBe(point.name.trim());
      expect(Object.values(point.openingHours).flat().length).toBeGreaterThan(4);
    }
  });

  test('SHP-03 around coordinates', async () => {
    const place = { latitude: 48.859, longitude: 2.38 };
    const [first] = (await network().search(near('', { place }))) ?? [];
    expect(first?.city).toBe('Paris');
    expect(first?.distance).toBeLessThan(1500);
  });

  test('a city without its accents, and one nobody knows', async () => {
    expect(await network().search(near('', { place: { city: 'Saint-Étienne' } }))).toHaveLength(10);
    expect(await network().search(near('', { place: { city: 'Xyzzy' } }))).toEqual([]);
    expect(await network().search(near('', { place: { city: '12' } }))).toBeNull();
  });

  test('DEL-06 points that do not take such a weight are left out', async () => {
    const all = (await network().search(near('69003', { limit: 30, grams: 1000 }))) ?? [];
    const heavy = (await network().search(near('69003', { limit: 30, grams: 20_000 }))) ?? [];
    const missing = all.filter((point) => !heavy.some(({ code }) => code === point.code));
    expect(missing.length).toBeGreaterThan(0);
  });

  test('REL-49 holidays come as civil dates', async () => {
    const [point] = (await network().search(near('99004'))) ?? [];
    const today = appContext.clock.today();
    expect(point?.closures).toEqual([
      { from: today.toString(), to: today.add({ days: 14 }).toString() },
    ]);
  });
});

describe('REL-50 what a network may do instead of answering', () => {
  test.each([
    ['down', '99001', /HTTP 503/],
    ['no XML', '99007', /cannot be read/],
  ])('%s: null, and the team reads why', async (_, postcode, reason) => {
    expect(await network().search(near(postcode))).toBeNull();
    expect(reasons).toEqual([expect.stringMatching(reason)]);
  });

  test('silent: given up in time', async () => {
    const started = performance.now();
    expect(await network(PATH, { timeoutMs: 200 }).search(near('99002'))).toBeNull();
    expect(performance.now() - started).toBeLessThan(2000);
  });

  test('an empty answer is an answer', async () => {
    expect(await network().search(near('99006'))).toEqual([]);
  });

  test('a wrong key and an unknown shop find nothing', async () => {
    expect(await network(PATH, { key: 'wrong' }).search(near('69003'))).toBeNull();
    expect(await network(PATH, { brand: 'OTHER' }).search(near('69003'))).toBeNull();
    expect(reasons).toEqual([
      expect.stringMatching(/^STAT \d+$/),
      expect.stringMatching(/^STAT 1$/),
    ]);
  });

  test('sent elsewhere, or answered without end, it is not followed', async () => {
    expect(await network('/moved').search(near('69003'))).toBeNull();
    expect(await network('/huge').search(near('69003'))).toBeNull();
    expect(reasons).toEqual([expect.any(String), expect.stringMatching(/too large/)]);
  });

  test('the whole network can be switched off', async () => {
    await toggleFault(appContext, { kind: 'down', point: '' });
    expect(await network().search(near('69003'))).toBeNull();
    expect(await network().find('FR-990005', 1000)).toEqual({ status: 'silent' });
    await toggleFault(appContext, { kind: 'down', point: '' });
    expect(await network().search(near('69003'))).toHaveLength(10);
  });
});

describe('how one point stands', () => {
  test('REL-48 open, then closed', async () => {
    const [first] = (await network().search(near('69003'))) ?? [];
    const code = first?.code ?? '';
    expect(await network().find(code, 4400)).toMatchObject({ status: 'open', point: { code } });
    await toggleFault(appContext, { kind: 'closed', point: code });
    expect(await network().find(code, 4400)).toEqual({ status: 'closed' });
  });

  test('REL-48 a point listed and gone when it is chosen', async () => {
    const points = (await network().search(near('99003'))) ?? [];
    expect(points.map(({ code }) => code)).toContain('FR-990003');
    expect(await network().find('FR-990003', 4400)).toEqual({ status: 'closed' });
  });

  test.each([
    [3000, 'open'],
    [3001, 'too_heavy'],
  ])('DEL-06 %i g at a point of small parcels: %s', async (grams, status) => {
    expect(await network().find('BE-990005', grams)).toMatchObject({ status });
  });

  test.each(['FR-000000', 'FR-12', 'DE-100016', 'FR-1000160'])('%s is no point', async (code) => {
    expect((await network().find(code, 1000)).status).not.toBe('open');
  });
});
