import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createServices } from '../../src/registry/api.ts';
import { spoilDatabase } from '../support/database.ts';
import { isFull, scaled } from '../support/scope.ts';
import { testShop } from '../support/shop.ts';
import { actorsIn } from './actors.ts';
import { complaint } from './answers.ts';
import { publicIds } from './fixture-ids.ts';
import { populate } from './fixtures.ts';
import { operationsOf } from './operations.ts';
import { requestsFor, toRequest } from './requests.ts';
import { openSmallShop } from './small-shop.ts';

const shop = testShop();
// Whoever may do everything also changes what a migration filled, such as synonyms.
afterAll(spoilDatabase);

/** `FUZZ=20000` asks for more, `FUZZ_SEED` repeats a run. */
const REQUESTS = Number(process.env.FUZZ ?? scaled(10_000, 500));
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
/** People and orders are made anew after so many: others have been spoiled. */
const PER_FIXTURES = 500;

/** Answer only who holds the key of a signature, or comes back from an identity provider. */
const SIGNED = ['linkSocialIdentity', 'receivePaymentEvent'];
/** All requests come from one visitor, who may try so many keys of receipts an hour. */
const LIMITED = ['answerWithdrawal'];
/** Asked by somebody who is needed for nothing else. */
const SIGN_OUTS = ['endEverySignIn', 'endSignIn'];
const REDIRECTS = [301, 302];

test(`API-36 ${REQUESTS} requests made of the OpenAPI documents: no failure, every answer in its shape`, async () => {
  await openSmallShop(shop.appContext);
  await shop.database.pool.query(
    `insert into recalls (lot, variant_code, product_name, reason, advice, started_at)
     select 'L2026A', code, 'Croquettes', 'Corps étranger', 'Ne plus donner', now()
     from product_variants limit 1`,
  );
  const operations = operationsOf(createServices(shop.appContext));
  const succeeded = new Set<string>();

  const shared = await publicIds(shop);
  /** What nobody got yet is tried more often: luck must not decide what the test proves. */
  const notYet = (all: typeof operations) => {
    const left = all.filter(({ name }) => !succeeded.has(name));
    return left.length > 0 ? left : all;
  };
  for (let nth = 0; nth * PER_FIXTURES < REQUESTS; nth += 1) {
    const actors = actorsIn(await populate(shop, nth), shared);
    const requests = fc
      .tuple(
        fc.oneof(fc.constantFrom(...operations), fc.constantFrom(...notYet(operations))),
        fc.constantFrom(...actors),
      )
      .filter(([{ name }, { isQuitting = false }]) => isQuitting === SIGN_OUTS.includes(name))
      .chain(([operation, actor]) =>
        requestsFor(operation, actor).map((generated) => ({ operation, generated })),
      );
    await fc.assert(
      fc.asyncProperty(requests, async ({ operation, generated }) => {
        const request = toRequest(generated);
        const answer = await shop.send(request.clone());
        if (answer.ok || REDIRECTS.includes(answer.status)) succeeded.add(operation.name);
        const wrong = await complaint(operation, request, answer);
        expect(wrong, `${operation.name}: ${JSON.stringify(generated).slice(0, 2000)}`).toBeNull();
      }),
      { numRuns: PER_FIXTURES, seed: SEED + nth, endOnFailure: true },
    );
  }

  // A few are not enough for each operation to be answered once with success; chance alone reaches a fifth.
  if (!isFull) return expect(succeeded.size).toBeGreaterThan(operations.length / 5);
  const never = operations
    .map(({ name }) => name)
    .filter((name) => !succeeded.has(name) && !LIMITED.includes(name));
  expect(never, 'what is always refused proves little').toEqual(SIGNED);
}, 600_000);
