import { expect, test } from 'vitest';
import { shopUrl } from '../support/worker-shop.ts';

test('OPS-03 the manifest of the build is served, fresh by name and for ever by id', async () => {
  const answer = await fetch(`${shopUrl()}/builds/latest.json?1795255200000`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { id, timestamp } = await answer.json();
  expect(timestamp).toBeGreaterThan(0);
  const meta = await fetch(`${shopUrl()}/builds/meta/${id}.json`);
  expect(meta.headers.get('cache-control')).toContain('immutable');
  expect(await meta.json()).toEqual({ id, timestamp, prerendered: [], matcher: {} });
  expect((await fetch(`${shopUrl()}/builds/meta/autre.json`)).status).toBe(404);
});
