import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import { findAlike } from '#modules/catalog/server/index.ts';
import { findCustomer } from '#modules/customers/server/index.ts';
import { pause } from '#modules/subscriptions/server/index.ts';
import { notifyTermination } from '#modules/terminations/server/index.ts';
import { hashOf } from '#platform/secrets.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { ChangeAnswer } from '../contracts.ts';
import { answersTo } from '../rules/index.ts';
import { getChange, type PlannedChange } from './queries.ts';

/** Largest number of alternatives that are shown. */
export const MOST_ALIKE = 6;

/** A subscription named in a notice. */
export interface AnnouncedChange {
  changeId: number;
  id: number;
  code: string;
  customerId: number;
  channel: string;
  status: string;
  frequency: number;
  answer: ChangeAnswer['answer'] | null;
  toldAt: Date | null;
  isOpen: boolean;
}

/** The subscriptions of the notice with this token; empty if there is no such notice. */
export async function findAnnounced(db: Db | Tx, token: string): Promise<AnnouncedChange[]> {
  const { rows } = await sql<AnnouncedChange>`
    select r.change_id as "changeId", s.id, s.code, s.customer_id as "customerId", s.channel,
      s.status, s.frequency, r.answer, r.told_at as "toldAt",
      r.outcome is null and c.state <> 'stopped' as "isOpen"
    from planned_change_subscriptions r
    join planned_changes c on c.id = r.change_id
    join subscriptions s on s.id = r.subscription_id
    where r.token_hash = ${hashOf(token)} order by s.id`.execute(db);
  return rows;
}

/**
 * Records the answer a subscriber gives by the link in their notice, until the change applies to them.
 * `leave` ends the subscription like any termination, with its confirmation mail; `pause` is the pause of the account.
 * @throws Refusal `planned_change.unknown`; `planned_change.answer` when it is too late or not
 * among the answers; as `pause`
 */
export async function answerChange(
  work: UnitOfWork,
  token: string,
  { subscription: code, answer, variantCode = null }: ChangeAnswer,
  supportEmail: string,
): Promise<void> {
  const existing = (await findAnnounced(work.tx, token)).find((one) => one.code === code);
  if (!existing) throw refuse('planned_change.unknown');
  const change = await getChange(work.tx, existing.changeId);
  await hold(work, existing);
  // Read again under the lock: another request may have answered meanwhile.
  const requested =
    (await findAnnounced(work.tx, token)).find((one) => one.code === code) ?? existing;
  if (!answersTo(change.kind, requested).includes(answer)) throw refuse('planned_change.answer');
  const other = answer === 'other' ? await alike(work, change, requested, variantCode) : null;
  if (answer === 'leave') await leave(work, change, requested, supportEmail);
  if (answer === 'pause')
    await pause(work, { code, customerId: requested.customerId, version: null }, null);
  await work.tx
    .updateTable('planned_change_subscriptions')
    .set({
      answer,
      answer_variant: other,
      answered_at: new Date(work.now.epochMilliseconds),
    })
    .where('change_id', '=', change.id)
    .where('subscription_id', '=', requested.id)
    .execute();
}

const hold = ({ tx }: UnitOfWork, { changeId, id }: AnnouncedChange) =>
  tx
    .selectFrom('planned_change_subscriptions')
    .select('subscription_id')
    .where('change_id', '=', changeId)
    .where('subscription_id', '=', id)
    .forUpdate()
    .execute();

async function alike(
  { tx }: UnitOfWork,
  { variantCode }: PlannedChange,
  { channel }: AnnouncedChange,
  chosen: string | null,
): Promise<string> {
  const codes = await findAlike(tx, variantCode ?? '', channel, MOST_ALIKE);
  if (!chosen || !codes.includes(chosen)) throw refuse('planned_change.answer');
  return chosen;
}

async function leave(
  work: UnitOfWork,
  { kind, effects }: PlannedChange,
  { code: contract, customerId }: AnnouncedChange,
  supportEmail: string,
): Promise<void> {
  const customer = await findCustomer(work.tx, customerId);
  if (!customer) throw refuse('planned_change.unknown');
  const { email, firstName, lastName } = customer;
  const isRise = effects.some(({ before, after }) => after > before);
  const ground = kind === 'replacement' ? 'discontinued' : isRise ? 'price_rise' : null;
  const name = [firstName, lastName].filter(Boolean).join(' ') || email;
  await notifyTermination(work, { contract, email, name, wishedOn: null, ground }, supportEmail);
}
