import { sql } from 'kysely';
import { stopwatch } from '#platform/clock.ts';
import type { AppContext } from '#registry/schema.ts';
import { minutesUntilNext } from '../rules/index.ts';
import { presentMessage } from './present-message.ts';
import { postToReceiver, type ReceiverAnswer } from './receiver-adapter.ts';
import { type ReceiverRow, receiverOf } from './receivers.ts';
import { signedHeaders } from './sign-message.ts';

const AT_ONCE = 20;
/** A worker that holds a message for longer has crashed: another one sends it. */
const LEASE_SECONDS = 60;
const RETENTION_DAYS = 30;
const LONGEST_ERROR = 200;

/**
 * Sends waiting messages, oldest first per receiver and subject: a refused message holds back later ones of the same
 * subject only (REL-65). Delivery is at least once, with the same id for a repetition. Messages for a paused receiver
 * wait.
 */
export async function sendMessages(appContext: AppContext): Promise<void> {
  for (let taken = await take(appContext); taken.length > 0; taken = await take(appContext))
    await Promise.all(taken.map((message) => deliver(appContext, message)));
  await forgetOld(appContext);
}

interface Taken extends ReceiverRow {
  id: number;
  event: string;
  payload: Record<string, unknown>;
  body: string | null;
  attempts: number;
  happened_at: Date;
}

/** Locks the first waiting message of each subject that is due, for this process. */
async function take({ db, clock, config }: AppContext): Promise<Taken[]> {
  const now = clock.now();
  const lease = new Date(now.add({ seconds: LEASE_SECONDS }).epochMilliseconds);
  const hasEnvironment = Boolean(config.WEBHOOK_RECEIVER_URL);
  const { rows } = await sql<Taken>`
    update outgoing_messages as o set next_at = ${lease}, attempts = attempts + 1
    from webhooks as w
    where w.id = o.webhook_id and o.id in (
      select m.id from outgoing_messages as m join webhooks as r on r.id = m.webhook_id
      where m.sent_at is null and m.given_up_at is null
        and r.paused_at is null and r.removed_at is null and (r.url is not null or ${hasEnvironment})
        and (m.next_at is null or m.next_at <= ${new Date(now.epochMilliseconds)})
        and not exists (
          select from outgoing_messages as earlier
          where earlier.webhook_id = m.webhook_id and earlier.subject = m.subject
            and earlier.id < m.id and earlier.sent_at is null and earlier.given_up_at is null)
      order by m.id limit ${AT_ONCE} for update of m skip locked)
    returning o.id, o.event, o.payload, o.body, o.attempts, o.happened_at,
      w.url, w.secret, w.previous_secret, w.previous_until`.execute(db);
  return rows;
}

async function deliver(appContext: AppContext, message: Taken): Promise<void> {
  const { db, clock } = appContext;
  const body = message.body ?? (await write(appContext, message));
  const elapsed = stopwatch();
  const outcome = await post(appContext, message, body);
  const now = clock.now();
  const instant = new Date(now.epochMilliseconds);
  await db
    .insertInto('webhook_attempts')
    .values({
      message_id: message.id,
      at: instant,
      status: outcome.status,
      milliseconds: Math.round(elapsed()),
      answer: outcome.answer,
      problem: outcome.problem?.slice(0, LONGEST_ERROR) ?? null,
    })
    .execute();
  const update = db.updateTable('outgoing_messages').where('id', '=', message.id);
  if (outcome.problem === null) {
    await update.set({ sent_at: instant, last_error: null }).execute();
    return;
  }
  const minutes = minutesUntilNext(message.attempts);
  const last_error = outcome.problem.slice(0, LONGEST_ERROR);
  if (minutes === null) {
    appContext.log.error(
      { message: message.id, last_error },
      'a message to a receiver is given up',
    );
    await update.set({ given_up_at: instant, last_error }).execute();
  } else {
    const next_at = new Date(now.add({ minutes }).epochMilliseconds);
    await update.set({ next_at, last_error }).execute();
  }
}

async function post(
  { clock, config }: AppContext,
  message: Taken,
  body: string,
): Promise<ReceiverAnswer> {
  const at = clock.now();
  const receiver = receiverOf(config, message, at);
  if (!receiver || receiver.secrets.length === 0)
    return { status: null, answer: null, problem: 'its secret cannot be read: rotate it' };
  const { url, secrets, isTrusted } = receiver;
  return postToReceiver({
    url,
    body,
    headers: signedHeaders({ id: `msg_${message.id}`, body, at }, secrets),
    allowsPrivate: isTrusted || config.WEBHOOK_PRIVATE_NETWORK,
  });
}

/** The body is saved before the first attempt, so that repetitions are identical. */
async function write({ db }: AppContext, { id, event, payload, happened_at }: Taken) {
  const at = happened_at.toTemporalInstant();
  const body = await presentMessage(db, { event, payload, at });
  await db.updateTable('outgoing_messages').set({ body }).where('id', '=', id).execute();
  return body;
}

/** Deletes old messages: sent, given up, or waiting for a paused or removed receiver. */
async function forgetOld({ db, clock }: AppContext): Promise<void> {
  const before = new Date(clock.now().subtract({ hours: 24 * RETENTION_DAYS }).epochMilliseconds);
  await sql`
    delete from outgoing_messages as m
    where m.sent_at < ${before}
      or (m.sent_at is null and m.happened_at < ${before} and (m.given_up_at is not null or exists (
        select from webhooks as w where w.id = m.webhook_id
          and (w.paused_at is not null or w.removed_at is not null))))`.execute(db);
}
