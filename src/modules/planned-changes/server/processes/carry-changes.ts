import { forEachIsolated } from '#platform/for-each-isolated.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { applyPrices, openReplacement, settlePrices } from '../apply-prices.ts';
import { enrol } from '../enrol.ts';
import { findOpenChanges, getChange } from '../queries.ts';
import { recordNotified } from '../record-notified.ts';
import { noteLeft } from '../stop-change.ts';
import { applyTo, findDue, readSwap } from './apply-replacement.ts';
import { findToWrite, writeAnnouncement, writeStopped } from './write-notices.ts';

/** Runs all due steps of every open change. Safe to run twice, also in parallel. */
export async function carryChanges(appContext: AppContext): Promise<void> {
  await forEachIsolated(appContext, await findOpenChanges(appContext.db), (id) =>
    carry(appContext, id),
  );
}

/** A failing step does not stop the others, so that notified customers do not wait for it. */
const carry = (appContext: AppContext, id: number): Promise<void> =>
  forEachIsolated(appContext, [announce, hear, apply, settle, takeBack], (step) =>
    step(appContext, id),
  );

async function announce(appContext: AppContext, id: number): Promise<void> {
  const change = await getChange(appContext.db, id);
  if (change.state === 'stopped' || change.announceOn > appContext.clock.today().toString()) return;
  if (change.state === 'planned') await transact(appContext, (work) => enrol(work, change));
  await forEachIsolated(
    appContext,
    await findToWrite(appContext.db, id, 'announcement'),
    (customerId) => writeAnnouncement(appContext, change, customerId),
  );
}

async function hear(appContext: AppContext, id: number): Promise<void> {
  const change = await getChange(appContext.db, id);
  await transact(appContext, (work) => recordNotified(work, change));
}

async function apply(appContext: AppContext, id: number): Promise<void> {
  const { kind, state, appliesOn } = await getChange(appContext.db, id);
  if (state !== 'planned' || appliesOn > appContext.clock.today().toString()) return;
  const command = kind === 'price' ? applyPrices : openReplacement;
  await transact(appContext, (work) => command(work, id));
}

async function settle(appContext: AppContext, id: number): Promise<void> {
  const change = await getChange(appContext.db, id);
  if (change.state !== 'applied') return;
  if (change.kind === 'price') return transact(appContext, (work) => settlePrices(work, change));
  const swap = await readSwap(appContext.db, change);
  if (!swap) return;
  const due = await findDue(appContext.db, change, appContext.clock.today());
  await forEachIsolated(appContext, due, (subscriptionId) =>
    applyTo(appContext, swap, subscriptionId),
  );
}

async function takeBack(appContext: AppContext, id: number): Promise<void> {
  const change = await getChange(appContext.db, id);
  if (change.state !== 'stopped') return;
  await transact(appContext, (work) => noteLeft(work, id));
  await forEachIsolated(appContext, await findToWrite(appContext.db, id, 'stopped'), (customerId) =>
    writeStopped(appContext, change, customerId),
  );
}
