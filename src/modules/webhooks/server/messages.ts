import { refuse } from '#kit/refusal.ts';
import type { Db, UnitOfWork } from '#registry/schema.ts';
import type { WebhookMessageShape } from '../admin-contracts.ts';

const SHOWN_ATTEMPTS = 20;

/** Messages of a receiver, newest first, each with its latest attempts. */
export async function listMessages(
  db: Db,
  webhookId: number,
  { offset, itemsPerPage }: { offset: number; itemsPerPage: number },
): Promise<{ messages: WebhookMessageShape[]; total: number }> {
  const of = db.selectFrom('outgoing_messages').where('webhook_id', '=', webhookId);
  const [rows, { total }] = await Promise.all([
    of
      .select(['id', 'event', 'subject', 'body', 'attempts'])
      .select(['happened_at', 'next_at', 'sent_at', 'given_up_at'])
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(itemsPerPage)
      .execute(),
    of.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const ids = rows.map(({ id }) => id);
  const tries = ids.length === 0 ? [] : await attemptsOf(db, ids);
  const messages = rows.map(({ happened_at, next_at, sent_at, given_up_at, ...message }) => ({
    '@id': `/api/v2/admin/webhooks/${webhookId}/messages/${message.id}`,
    '@type': 'WebhookMessage' as const,
    ...message,
    state: sent_at
      ? ('taken' as const)
      : given_up_at
        ? ('given_up' as const)
        : ('waiting' as const),
    happenedAt: happened_at.toISOString(),
    nextAt: sent_at || given_up_at ? null : (next_at?.toISOString() ?? null),
    takenAt: sent_at?.toISOString() ?? null,
    tries: tries
      .filter(({ message_id }) => message_id === message.id)
      .slice(0, SHOWN_ATTEMPTS)
      .map(({ message_id: _, at, ...attempt }) => ({ ...attempt, at: at.toISOString() })),
  }));
  return { messages, total: Number(total) };
}

const attemptsOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('webhook_attempts')
    .select(['message_id', 'at', 'status', 'milliseconds', 'answer', 'problem'])
    .where('message_id', 'in', ids)
    .orderBy('id', 'desc')
    .execute();

const AFRESH = { sent_at: null, given_up_at: null, next_at: null, attempts: 0 };

/**
 * Sends one message again, accepted or not, with the same id and body.
 * @throws Refusal `webhook.message_unknown`
 */
export async function replayMessage(
  work: UnitOfWork,
  webhookId: number,
  id: number,
): Promise<void> {
  const again = await work.tx
    .updateTable('outgoing_messages')
    .set(AFRESH)
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!again) throw refuse('webhook.message_unknown');
  await work.announce('messages.replayed', {});
}

/** Sends the messages of a period again, in order, accepted or not. @returns their number */
export async function replayPeriod(
  work: UnitOfWork,
  webhookId: number,
  { from, to }: { from: Temporal.Instant; to: Temporal.Instant },
): Promise<number> {
  const again = await work.tx
    .updateTable('outgoing_messages')
    .set(AFRESH)
    .where('webhook_id', '=', webhookId)
    .where('happened_at', '>=', new Date(from.epochMilliseconds))
    .where('happened_at', '<', new Date(to.epochMilliseconds))
    .returning('id')
    .execute();
  if (again.length > 0) await work.announce('messages.replayed', {});
  return again.length;
}
