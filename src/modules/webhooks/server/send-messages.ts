import { sql } from 'kysely';
import { findOrderById } from '#modules/orders/server/index.ts';
import type { AppContext } from '#registry/schema.ts';
import { minutesUntilNext } from '../rules/index.ts';
import { presentMessage } from './present-message.ts';
import { postToReceiver } from './receiver-adapter.ts';

const AT_ONCE = 20;
/** Whoever took a message and is silent for so long has died: another sends it. */
const LEASE_SECONDS = 60;
const RETENTION_DAYS = 30;
const LONGEST_ERROR = 200;

/**
 * Sends what waits, oldest first for each order: a message that is refused holds back those after it
 * of its own order, and no other (REL-65). Sent at least once; one that comes twice bears the same id.
 */
export async function sendMessages(appContext: AppContext): Promise<void> {
  const { WEBHOOK_RECEIVER_URL: url } = appContext.config;
  if (!url) return;
  for (let taken = await take(appContext); taken.length > 0; taken = await take(appContext))
    await Promise.all(taken.map((message) => deliver(appContext, url, message)));
  await forgetSent(appContext);
}

interface Taken {
  id: number;
  event: string;
  orderId: number;
  payload: Record<string, unknown>;
  body: string | null;
  attempts: number;
}

/** The first waiting message of each order that is due, for this process alone. */
async function take({ db, clock }: AppContext): Promise<Taken[]> {
  const now = clock.now();
  const lease = new Date(now.add({ seconds: LEASE_SECONDS }).epochMilliseconds);
  const { rows } = await sql<Taken>`
    update outgoing_messages set next_at = ${lease}, attempts = attempts + 1
    where id in (
      select id from outgoing_messages as m
      where sent_at is null and given_up_at is null
        and (next_at is null or next_at <= ${new Date(now.epochMilliseconds)})
        and not exists (
          select from outgoing_messages as earlier
          where earlier.order_id = m.order_id and earlier.id < m.id
            and earlier.sent_at is null and earlier.given_up_at is null)
      order by id limit ${AT_ONCE} for update skip locked)
    returning id, event, order_id as "orderId", payload, body, attempts`.execute(db);
  return rows;
}

async function deliver(appContext: AppContext, url: string, message: Taken): Promise<void> {
  const { db, clock } = appContext;
  const body = message.body ?? (await write(appContext, message));
  const problem = await postToReceiver(appContext, url, { id: message.id, body });
  const now = clock.now();
  const instant = new Date(now.epochMilliseconds);
  const update = db.updateTable('outgoing_messages').where('id', '=', message.id);
  if (problem === null) {
    await update.set({ sent_at: instant, last_error: null }).execute();
    return;
  }
  const minutes = minutesUntilNext(message.attempts);
  const last_error = problem.slice(0, LONGEST_ERROR);
  if (minutes === null) {
    appContext.log.error({ message: message.id, problem }, 'a message to the receiver is given up');
    await update.set({ given_up_at: instant, last_error }).execute();
  } else {
    const next_at = new Date(now.add({ minutes }).epochMilliseconds);
    await update.set({ next_at, last_error }).execute();
  }
}

/** Written once, before it leaves for the first time: sent again, it says the same. */
async function write({ db, clock }: AppContext, { id, event, payload, orderId }: Taken) {
  const order = await findOrderById(db, orderId);
  if (!order) throw new Error(`message ${id} is about no order`);
  const body = presentMessage(order, { event, payload, at: clock.now() });
  await db.updateTable('outgoing_messages').set({ body }).where('id', '=', id).execute();
  return body;
}

async function forgetSent({ db, clock }: AppContext): Promise<void> {
  const before = clock.now().subtract({ hours: 24 * RETENTION_DAYS });
  await db
    .deleteFrom('outgoing_messages')
    .where('sent_at', '<', new Date(before.epochMilliseconds))
    .execute();
}
