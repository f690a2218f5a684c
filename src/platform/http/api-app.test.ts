import { expect, test } from 'vitest';
import { apiApplication } from './api-app.ts';

const noStatus = () => undefined;
const noWords = () => null;

test('V-02 what fails before everything else is written down and answered as an error of the API', async () => {
  const written: unknown[] = [];
  const fault = new Error('the very first step failed');
  const app = apiApplication(
    () => {
      throw fault;
    },
    noStatus,
    noWords,
    (error) => written.push(error),
  );
  const answer = await app.request('/api/v2/shop/orders', { method: 'POST' });
  expect([answer.status, await answer.json()]).toEqual([
    500,
    expect.objectContaining({ '@type': 'hydra:Error' }),
  ]);
  expect(written).toEqual([fault]);
});

test('R-20 what fails is told in words, with the id of the request', async () => {
  const app = apiApplication(
    (c, next) => {
      c.set('requestId', 'a-request');
      return next();
    },
    noStatus,
    (code, params) => `${code} ${params.requestId}`,
    () => undefined,
  );
  app.get('/bug', () => {
    throw new TypeError('x is undefined');
  });
  app.get('/away', () => {
    throw Object.assign(new Error('terminating connection'), { code: '57P01' });
  });
  const answerAt = async (path: string) => {
    const answer = await app.request(path);
    const body = (await answer.json()) as Record<string, unknown>;
    return [answer.status, answer.headers.get('retry-after'), body['hydra:description']];
  };
  expect(await answerAt('/bug')).toEqual([500, null, 'service.failed a-request']);
  expect(await answerAt('/away')).toEqual([503, '5', 'service.unavailable a-request']);
});
