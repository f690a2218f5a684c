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
