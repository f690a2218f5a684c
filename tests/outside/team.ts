import { expect } from 'vitest';
import type { OutsideClient } from '../support/outside.ts';
import { TEAM } from './shop-calls.ts';

/** A bearer token of somebody of the demonstration team who may do everything. */
export async function signedInTeam({ ask }: Pick<OutsideClient, 'ask'>): Promise<string> {
  const answer = await ask('POST', '/api/v2/admin/administrators/token', {
    body: JSON.stringify(TEAM),
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}
