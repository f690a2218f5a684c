import { sql } from 'kysely';
import { mailboxOf } from '#kit/mailbox.ts';
import { visitorKey } from '#platform/visitor-key.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';

/** Window in hours of the limit on link requests. */
export const LINK_LIMIT_HOURS = 1;
const MOST_TO_MAILBOX = 3;
const MOST_FROM_VISITOR = 20;

/**
 * Counts a request for a link: anybody may enter an address, so a mailbox gets a limited number of
 * mails across all processes. An address without an account counts the same. Concurrent requests
 * are serialised. Returns the seconds until the next is allowed, or null when this one is.
 */
export async function countLinkRequest(
  { tx, now }: UnitOfWork,
  config: AppContext['config'],
  email: string,
  address: string,
): Promise<number | null> {
  const mailbox = visitorKey(config, `mailbox ${mailboxOf(email)}`);
  const visitor = visitorKey(config, address);
  await sql`select pg_advisory_xact_lock(key) from (
    select distinct hashtextextended('link of ' || name, 0) as key
    from unnest(array[${mailbox}, ${visitor}]) as name order by key) as keys`.execute(tx);
  const since = new Date(now.subtract({ hours: LINK_LIMIT_HOURS }).epochMilliseconds);
  const counted = await tx
    .selectFrom('sign_in_link_requests')
    .select((from) => [
      from.fn.countAll<number>().filterWhere('mailbox', '=', mailbox).as('toMailbox'),
      from.fn.countAll<number>().filterWhere('visitor', '=', visitor).as('fromVisitor'),
      from.fn.min('asked_at').as('oldest'),
    ])
    .where((is) => is.or([is('mailbox', '=', mailbox), is('visitor', '=', visitor)]))
    .where('asked_at', '>', since)
    .executeTakeFirstOrThrow();
  const { toMailbox, fromVisitor, oldest } = counted;
  if (toMailbox >= MOST_TO_MAILBOX || fromVisitor >= MOST_FROM_VISITOR)
    return Math.max(1, Math.ceil(((oldest?.getTime() ?? 0) - since.getTime()) / 1000));
  const asked_at = new Date(now.epochMilliseconds);
  await tx.insertInto('sign_in_link_requests').values({ mailbox, visitor, asked_at }).execute();
  return null;
}
