import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { rehearse } from '#platform/unit-of-work.ts';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { anyChange, randomChanges } from '../../../../tests/support/random-changes.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { BOWL, KIBBLE, TIN } from '../../../../tests/support/stocked-shop.ts';
import { subscriptionCalls } from '../../../../tests/support/subscription-calls.ts';
import { closeCycle } from './close-cycle.ts';
import { dayOfResuming, resumeLocked } from './pause.ts';
import { lockSubscription } from './queries.ts';
import { loadDetails } from './read.ts';

const shop = testShop();
const { appContext, database } = shop;
const { subscribe, goToDue } = renewals(shop);
const { of } = subscriptionCalls(shop);
const { sendChange } = randomChanges(shop);
const RUNS = process.env.FULL ? 1000 : 30;

type Owner = Awaited<ReturnType<typeof subscribe>>;
const RHYTHM = { subscriptionInterval: 31 };
const twoThings = () => subscribe('lea@example.org', [TIN, 4, RHYTHM], [KIBBLE, 1, RHYTHM]);
const date = (text: string) => Temporal.PlainDate.from(text);

/** The real next deliveries: each is prepared, read on its dispatch day and closed, then everything is rolled back. */
const walk = (code: string) =>
  rehearse(appContext, async (work) => {
    const seen: { shippingDate: string; total: number; lastsUntil: null }[] = [];
    let { today } = work;
    for (let nth = 0; nth < 6; nth += 1) {
      let subscription = await lockSubscription(work, code);
      if (subscription?.status === 'paused') {
        if (subscription.pausedUntil === null) return seen;
        today = dayOfResuming(subscription.pausedUntil, today);
        const { pausedUntil: notBefore } = subscription;
        await resumeLocked({ ...work, today }, subscription, { notBefore }, { by: 'shop' });
        subscription = await lockSubscription(work, code);
        today = work.today;
      }
      const cycle = subscription?.cycle;
      if (!subscription || !cycle) return seen;
      const day = nth === 0 ? work.today : date(cycle.shippingDate);
      const { customerId } = subscription;
      const [detail] = await loadDetails(work.tx, customerId, [subscription], day);
      const total = detail?.draft?.order.pricing.total ?? 0;
      // No animal is set, so the duration is unknown.
      seen.push({ shippingDate: cycle.shippingDate, total, lastsUntil: null });
      today = date(cycle.shippingDate);
      const { number } = cycle;
      await closeCycle({ ...work, today }, subscription, { number, action: 'place' });
    }
    return seen;
  });

const undoLatest = async (own: Owner) => {
  const [latest] = (await of(own).call('GET', '/changes')).body['hydra:member'];
  expect(latest).toMatchObject({ undoable: true, undone: false });
  return of(own).post(`/changes/${latest.id}/undo`);
};

/** The next delivery without its version. */
const draftOf = async (own: Owner) => {
  const { body } = await of(own).call('GET', '/drafts');
  return JSON.stringify(body['hydra:member'], (key, value) =>
    ['version', 'updatedAt'].includes(key) ? undefined : value,
  );
};
const standing = async (own: Owner) => {
  const { version, effectiveOn: _, ...body } = (await of(own).get()).body;
  return { version, body };
};

test('N-06 N-07 whatever is changed: the preview is what comes about for six deliveries, and undone the draft is what it was', async () => {
  const bought = await twoThings();
  await goToDue(bought.code, -20);
  // Sign in again: the session expired while the clock moved.
  const own = { ...bought, headers: (await signedIn(shop)).headers };
  const { body: first } = await of(own).get();
  const ids = first.items.map(({ id }: { id: number }) => id);
  await fc.assert(
    fc.asyncProperty(anyChange(ids, appContext.clock.today()), async (input) => {
      const before = await standing(own);
      const draft = await draftOf(own);
      const preview = await of(own).post('/previews', input);
      expect(await draftOf(own)).toBe(draft);
      expect((await standing(own)).version).toBe(before.version);
      const sent = await sendChange(own, input, first);
      if (preview.status !== 200) {
        expect(sent.status).toBe(preview.status);
        return;
      }
      expect(sent.status).toBeLessThan(300);
      expect(preview.body.after).toEqual(await walk(own.code));
      const undone = await undoLatest(own);
      expect(undone.status).toBe(200);
      expect(await draftOf(own)).toBe(draft);
      const after = await standing(own);
      expect(after.body).toEqual(before.body);
      expect(after.version).toBeGreaterThan(before.version);
      expect(preview.body.before).toEqual(await walk(own.code));
    }),
    { numRuns: RUNS, seed: inject('seed') },
  );
}, 600_000);

test('N-06 a preview costs as many statements for one product as for many', async () => {
  const small = await subscribe('noah@example.org');
  const own = await twoThings();
  await of(own).post('/items', { productVariant: BOWL, quantity: 1, scope: 'next' });
  const cost = (of_: Owner) =>
    countQueries(database.pool, () => of(of_).post('/previews', { change: 'skip' }));
  await cost(small);
  expect(await cost(own)).toBe(await cost(small));
});

test('N-06 a preview is of the version that was seen, of one’s own subscription, and of no other', async () => {
  const own = await subscribe();
  const other = await subscribe('noah@example.org');
  const requested = { change: 'skip' };
  const stale = await of(own).post('/previews', requested, { 'if-match': '"1234"' });
  expect(stale.status).toBe(409);
  const foreign = { ...other, code: own.code };
  expect((await of(foreign).post('/previews', requested)).status).toBe(404);
  const { body } = await of(own).post('/previews', { change: 'pause' });
  expect(body.before).toHaveLength(6);
  expect(body.after).toEqual([]);
});
