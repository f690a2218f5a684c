import { eachAlone } from '#platform/each-alone.ts';
import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
import { applyPrices, openReplacement, settlePrices } from '../apply-prices.ts';
import { enrol } from '../enrol.ts';
import { noteTold } from '../note-told.ts';
import { findOpenChanges, getChange } from '../queries.ts';
import { noteLeft } from '../stop-change.ts';
import { applyTo, findDue, readSwap } from './apply-replacement.ts';
import { findToWrite, writeAnnouncement, writeStopped } from './write-letters.ts';

/** Carries every change that is not over as far as it goes today. Safe to run twice, and at once. */
export async function carryChanges(machine: Machine): Promise<void> {
  await eachAlone(machine, await findOpenChanges(machine.db), (id) => carry(machine, id));
}

/** One step that fails keeps no other from being taken: who was told is not kept waiting. */
const carry = (machine: Machine, id: number): Promise<void> =>
  eachAlone(machine, [announce, hear, apply, settle, takeBack], (step) => step(machine, id));

async function announce(machine: Machine, id: number): Promise<void> {
  const change = await getChange(machine.db, id);
  if (change.state === 'stopped' || change.announceOn > machine.clock.today().toString()) return;
  if (change.state === 'planned') await transact(machine, (work) => enrol(work, change));
  await eachAlone(machine, await findToWrite(machine.db, id, 'announcement'), (customerId) =>
    writeAnnouncement(machine, change, customerId),
  );
}

async function hear(machine: Machine, id: number): Promise<void> {
  const change = await getChange(machine.db, id);
  await transact(machine, (work) => noteTold(work, change));
}

async function apply(machine: Machine, id: number): Promise<void> {
  const { kind, state, appliesOn } = await getChange(machine.db, id);
  if (state !== 'planned' || appliesOn > machine.clock.today().toString()) return;
  const command = kind === 'price' ? applyPrices : openReplacement;
  await transact(machine, (work) => command(work, id));
}

async function settle(machine: Machine, id: number): Promise<void> {
  const change = await getChange(machine.db, id);
  if (change.state !== 'applied') return;
  if (change.kind === 'price') return transact(machine, (work) => settlePrices(work, change));
  const swap = await readSwap(machine.db, change);
  if (!swap) return;
  const due = await findDue(machine.db, change, machine.clock.today());
  await eachAlone(machine, due, (subscriptionId) => applyTo(machine, swap, subscriptionId));
}

async function takeBack(machine: Machine, id: number): Promise<void> {
  const change = await getChange(machine.db, id);
  if (change.state !== 'stopped') return;
  await transact(machine, (work) => noteLeft(work, id));
  await eachAlone(machine, await findToWrite(machine.db, id, 'stopped'), (customerId) =>
    writeStopped(machine, change, customerId),
  );
}
