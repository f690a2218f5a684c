import { sql } from 'kysely';
import { refuse, refuseFields } from '#kit/refusal.ts';
import { TERMS } from '#kit/terms.ts';
import type { Config } from '#platform/config.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { WebhookDraft, WebhookShape } from '../admin-contracts.ts';
import { isOffered, TEST_EVENT } from '../rules/index.ts';
import { addEnvironment } from './keep-message.ts';
import { addressProblem } from './public-address.ts';
import { newSecret } from './receivers.ts';

const MOST = 20;

const dateOf = (now: Temporal.Instant) => new Date(now.epochMilliseconds);

/** Receivers with their state, that of the environment first. */
export async function listWebhooks(
  db: Db,
  config: Config,
  now: Temporal.Instant,
): Promise<WebhookShape[]> {
  if (config.WEBHOOK_RECEIVER_URL) await addEnvironment(db, now);
  const { rows } = await sql<{
    id: number;
    name: string;
    url: string | null;
    events: string[];
    paused_at: Date | null;
    previous_until: Date | null;
    waiting: number;
    given_up: number;
    taken_at: Date | null;
    problem: string | null;
  }>`
    select w.id, w.name, w.url, w.events, w.paused_at, w.previous_until,
      (select count(*)::int from outgoing_messages m
        where m.webhook_id = w.id and m.sent_at is null and m.given_up_at is null) as waiting,
      (select count(*)::int from outgoing_messages m
        where m.webhook_id = w.id and m.given_up_at is not null) as given_up,
      (select max(m.sent_at) from outgoing_messages m where m.webhook_id = w.id) as taken_at,
      (select m.last_error from outgoing_messages m
        where m.webhook_id = w.id and m.sent_at is null and m.last_error is not null
        order by m.id desc limit 1) as problem
    from webhooks w where w.removed_at is null order by w.url is null desc, w.id`.execute(db);
  return rows
    .filter(({ url }) => url !== null || config.WEBHOOK_RECEIVER_URL)
    .map(({ id, name, url, events, ...row }) => ({
      '@id': `/api/v2/admin/webhooks/${id}`,
      '@type': 'Webhook',
      id,
      name,
      url: url ?? config.WEBHOOK_RECEIVER_URL ?? '',
      isOfEnvironment: url === null,
      events: events.filter(isOffered),
      state: row.paused_at ? 'paused' : 'active',
      previousSecretUntil:
        row.previous_until && row.previous_until.getTime() > now.epochMilliseconds
          ? row.previous_until.toISOString()
          : null,
      waiting: row.waiting,
      givenUp: row.given_up,
      takenAt: row.taken_at?.toISOString() ?? null,
      problem: row.problem,
    }));
}

/**
 * Adds a receiver; its secret is returned once.
 * @throws Refusal on path `url`, `webhooks.full`
 */
export async function addWebhook(
  { tx, now }: UnitOfWork,
  config: Config,
  { name, url, events }: WebhookDraft,
): Promise<{ id: number; secret: string }> {
  assertAddress(config, url);
  const { count } = await tx
    .selectFrom('webhooks')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST) throw refuse('webhooks.full');
  const { secret, sealed } = newSecret(config);
  const { id } = await tx
    .insertInto('webhooks')
    .values({ name, url, events: [...events], secret: sealed, created_at: dateOf(now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, secret };
}

/**
 * Changes events, name or URL; for the environment's receiver, URL and secret cannot change.
 * @throws Refusal `webhook.unknown`, on path `url`
 */
export async function changeWebhook(
  { tx }: UnitOfWork,
  config: Config,
  id: number,
  { name, url, events }: WebhookDraft,
): Promise<void> {
  const webhook = await lockWebhook(tx, id);
  const isOfEnvironment = webhook.url === null;
  if (!isOfEnvironment && url !== webhook.url) assertAddress(config, url);
  await tx
    .updateTable('webhooks')
    .set({ name, events: [...events], url: isOfEnvironment ? null : url })
    .where('id', '=', id)
    .execute();
}

function assertAddress({ WEBHOOK_PRIVATE_NETWORK: allowsPrivate }: Config, url: string): void {
  const code = addressProblem(url, { allowsPrivate });
  if (code) throw refuseFields([{ propertyPath: 'url', code }]);
}

/**
 * Replaces the secret; the previous one also signs for two days.
 * @throws Refusal `webhook.unknown`, `webhook.of_environment` /
 */
export async function rotateSecret(
  { tx, now }: UnitOfWork,
  config: Config,
  id: number,
): Promise<{ id: number; secret: string }> {
  const webhook = await lockWebhook(tx, id);
  if (webhook.secret === null) throw refuse('webhook.of_environment');
  const { secret, sealed } = newSecret(config);
  await tx
    .updateTable('webhooks')
    .set({
      secret: sealed,
      previous_secret: webhook.secret,
      previous_until: dateOf(now.add({ hours: TERMS.secretOverlapHours })),
    })
    .where('id', '=', id)
    .execute();
  return { id, secret };
}

/**
 * Pauses a receiver: its messages wait.
 * @throws Refusal `webhook.unknown`
 */
export async function pauseWebhook({ tx, now }: UnitOfWork, id: number): Promise<void> {
  await lockWebhook(tx, id);
  const paused_at = dateOf(now);
  await tx.updateTable('webhooks').set({ paused_at }).where('id', '=', id).execute();
}

/**
 * Resumes a receiver: waiting messages are sent in order.
 * @throws Refusal `webhook.unknown`
 */
export async function resumeWebhook(work: UnitOfWork, id: number): Promise<void> {
  await lockWebhook(work.tx, id);
  await work.tx.updateTable('webhooks').set({ paused_at: null }).where('id', '=', id).execute();
  await work.announce('messages.replayed', {});
}

/**
 * Removes a receiver; its log is retained as usual.
 * @throws Refusal `webhook.unknown`, `webhook.of_environment`
 */
export async function removeWebhook({ tx, now }: UnitOfWork, id: number): Promise<void> {
  const { url } = await lockWebhook(tx, id);
  if (url === null) throw refuse('webhook.of_environment');
  await tx
    .updateTable('webhooks')
    .set({ removed_at: dateOf(now) })
    .where('id', '=', id)
    .execute();
}

/**
 * Sends a test message.
 * @throws Refusal `webhook.unknown`
 */
export async function testWebhook(work: UnitOfWork, id: number): Promise<void> {
  await lockWebhook(work.tx, id);
  await work.tx
    .insertInto('outgoing_messages')
    .values({
      webhook_id: id,
      event: TEST_EVENT,
      // A subject of its own, so that it waits for no other message.
      subject: `test:${work.now.epochMilliseconds}`,
      order_id: null,
      payload: '{}',
      happened_at: dateOf(work.now),
    })
    .execute();
  await work.announce('messages.replayed', {});
}

/** @throws Refusal `webhook.unknown` */
async function lockWebhook(tx: Tx, id: number) {
  const found = await tx
    .selectFrom('webhooks')
    .select(['url', 'secret', 'name'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw refuse('webhook.unknown');
  return found;
}
