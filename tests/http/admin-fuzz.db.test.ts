import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createServices } from '../../src/registry/api.ts';
import { spoilDatabase } from '../support/database.ts';
import { scaled } from '../support/scope.ts';
import { testShop } from '../support/shop.ts';
import { hire, staffCalls } from '../support/staff.ts';
import type { Actor } from './actors.ts';
import { adminFixtureIds } from './admin-fixture-ids.ts';
import { complaint } from './answers.ts';
import { publicIds } from './fixture-ids.ts';
import { populate } from './fixtures.ts';
import { operationsOf } from './operations.ts';
import { requestsFor, toRequest } from './requests.ts';
import { openSmallShop } from './small-shop.ts';

const shop = testShop();
// Whoever may do everything also changes what a migration filled, such as synonyms.
afterAll(spoilDatabase);
const { signIn } = staffCalls(shop);

/** `FUZZ=20000` asks for more, `FUZZ_SEED` repeats a run. */
const EACH = scaled(25, 5);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
/** Ends the very sign-in the others are asked with. */
const SIGN_OUT = 'signOutAdministrator';

test('API-36 requests made of the team’s OpenAPI document: no failure, every answer in its shape', async () => {
  await openSmallShop(shop.appContext);
  const { lea, noah } = await populate(shop, 0);
  const answer = await signIn(await hire(shop, 'direction'));
  const { token } = (await answer.json()) as { token: string };
  const orders = [lea, noah].flatMap(({ placed, paid }) => [placed, paid]);
  const actor: Actor = {
    token,
    order: lea.placed,
    email: lea.email,
    refreshToken: '',
    ids: {
      ...(await publicIds(shop)),
      campaigns: ['noel', 'guide-chat'],
      promotions: ['bienvenue', 'welcome', 'echantillon-chien'],
      orders: orders.map(({ number }) => String(number)),
      refunds: ['1', '2'],
      entries: ['1', '2', '9'],
      versions: ['1', '2'],
      'payment-findings': ['1'],
      customers: [lea.customer, noah.customer],
      subscriptions: [...lea.subscriptions, ...noah.subscriptions],
      ...(await adminFixtureIds(shop, lea)),
    },
  };
  const all = operationsOf(createServices(shop.appContext), ['admin']);
  const operations = all.filter(({ name }) => name !== SIGN_OUT);
  const numRuns = Number(process.env.FUZZ ?? EACH * operations.length);
  const requests = fc
    .constantFrom(...operations)
    .chain((operation) =>
      requestsFor(operation, actor).map((generated) => ({ operation, generated })),
    );
  await fc.assert(
    fc.asyncProperty(requests, async ({ operation, generated }) => {
      const request = toRequest(generated);
      const answered = await shop.send(request.clone());
      const wrong = await complaint(operation, request, answered);
      expect(wrong, `${operation.name}: ${JSON.stringify(generated).slice(0, 2000)}`).toBeNull();
    }),
    { numRuns, seed: SEED, endOnFailure: true },
  );
}, 600_000);
