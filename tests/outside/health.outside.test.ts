import { expect, test } from 'vitest';
import { outsideClient } from '../support/outside.ts';

test('a stranger’s client is told over a socket that the shop is ready', async () => {
  const { ask } = outsideClient();
  const answer = await ask('GET', '/readyz');
  expect(answer.status).toBe(200);
});
