import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { complaint } from '../http/answers.ts';
import type { Operation } from '../http/operations.ts';
import { outsideClient } from '../support/outside.ts';
import { publishedOperations } from './published.ts';

const client = outsideClient();
/** So many at once, as clients of a shop that is not asleep. */
const AT_ONCE = 6;
let operations: Operation[];

beforeAll(async () => {
  operations = await publishedOperations(client);
});

/** Any call may answer these, see docs/api.md. */
const UNIVERSAL = new Set([401, 404, 405, 413, 415, 429]);
const QUERY: Record<Operation['surface'], string> = {
  shop: '?channelCode=FR_WEB&locale=fr_FR',
  content: '?locale=fr',
  search: '?channelCode=FR_WEB',
  images: '',
  campaigns: '',
  admin: '',
};

/** Sends an operation with a word in each place of its address; what is wrong with the answer. */
async function play(operation: Operation, init: RequestInit): Promise<string | null> {
  const path = operation.path.replaceAll(/\{[^}]+\}/g, 'x') + QUERY[operation.surface];
  const answer = await client.ask(operation.method, path, init);
  const { status } = answer;
  const requested = new Request(new URL(path, client.url), { method: operation.method });
  const wrong = await complaint(operation, requested, answer);
  const isSaid = operation.answers.has(status) || UNIVERSAL.has(status);
  const problem =
    wrong ??
    (isSaid ? null : `answers ${status}, which it does not declare`) ??
    wrongAccess(operation, status);
  return problem && `${operation.method} ${path}: ${problem}`;
}

/** A password, or a token in the body, may be wrong too. */
const JUDGES_OTHERWISE = new Set(['signIn', 'refreshSignIn', 'signInAdministrator']);

/** V-11: who comes without a token is refused where one is needed, and nowhere else. */
function wrongAccess({ name, needsToken }: Operation, status: number): string | null {
  if (needsToken) return status < 300 ? 'answers without the token it needs' : null;
  return status === 401 && !JUDGES_OTHERWISE.has(name) ? 'needs a token and does not say so' : null;
}

async function playAll(initOf: (operation: Operation) => RequestInit | null): Promise<string[]> {
  const wait = operations.flatMap((operation) => {
    const init = initOf(operation);
    return init ? [{ operation, init }] : [];
  });
  const wrong: string[] = [];
  const work = async () => {
    for (let next = wait.pop(); next; next = wait.pop()) {
      const problem = await play(next.operation, next.init);
      if (problem) wrong.push(problem);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return wrong;
}

test('every published operation answers a plain client as it declares', async () => {
  expect(operations.length).toBeGreaterThan(250);
  expect(new Set(operations.map(({ surface }) => surface)).size).toBe(6);
  expect(await playAll(() => ({}))).toEqual([]);
});

test('an empty object is answered as declared by every operation that takes a body', async () => {
  const wrong = await playAll(({ bodyType }) =>
    bodyType ? { body: '{}', headers: { 'content-type': bodyType } } : null,
  );
  expect(wrong).toEqual([]);
});

test('a packed body is answered as declared', async () => {
  const wrong = await playAll(({ bodyType }) =>
    bodyType
      ? {
          body: gzipSync('{}'),
          headers: { 'content-type': bodyType, 'content-encoding': 'gzip' },
        }
      : null,
  );
  expect(wrong).toEqual([]);
});

test('API-03 a body of another type is answered as declared, and by PATCH with 415', async () => {
  const wrong = await playAll(({ bodyType }) =>
    bodyType ? { body: 'a=1', headers: { 'content-type': 'application/xml' } } : null,
  );
  expect(wrong).toEqual([]);
  const patch = (headers: Record<string, string>) =>
    client.ask('PATCH', '/api/v2/shop/orders/x/items', { body: '{}', headers });
  expect((await patch({ 'content-type': 'application/json' })).status).toBe(415);
  const packed = { 'content-type': 'application/merge-patch+json', 'content-encoding': 'gzip' };
  expect((await patch(packed)).status).toBe(415);
});
