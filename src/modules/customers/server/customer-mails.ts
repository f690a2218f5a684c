import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import type { Paging } from '#platform/http/paging.ts';
import type { Db } from '#registry/schema.ts';
import type { CustomerMailRowShape, CustomerMailShape } from '../admin-contracts.ts';
import type { Customer } from './queries.ts';

type Owner = Pick<Customer, 'id'>;

const mailsTo = (db: Db, { id }: Owner) =>
  db
    .selectFrom('mails')
    .where(
      sql<string>`lower(recipient)`,
      'in',
      db.selectFrom('customer_emails').select('email').where('customer_id', '=', id),
    )
    .select(['id', 'kind', 'subject', 'created_at as writtenAt', 'sent_at as sentAt']);

type Row = Awaited<ReturnType<ReturnType<typeof mailsTo>['execute']>>[number];

const present = (owner: Owner, row: Row): CustomerMailRowShape => ({
  '@id': `/api/v2/admin/customers/${owner.id}/mails/${row.id}`,
  '@type': 'Mail',
  id: row.id,
  kind: row.kind,
  subject: row.subject,
  writtenAt: row.writtenAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
});

/** Mails sent to a customer's current address and to those of accounts merged into theirs, newest first. */
export async function listMailsTo(db: Db, owner: Owner, { offset, itemsPerPage }: Paging) {
  const rows = await mailsTo(db, owner)
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(itemsPerPage)
    .execute();
  return rows.map((row) => present(owner, row));
}

/**
 * One mail as plain text without links, because a link that sets a password or opens an order is
 * for its recipient only.
 * @throws Refusal `customer_mail.unknown`
 */
export async function getMailTo(db: Db, owner: Owner, id: string): Promise<CustomerMailShape> {
  const mail = /^\d{1,15}$/.test(id)
    ? await mailsTo(db, owner).select('text').where('id', '=', Number(id)).executeTakeFirst()
    : undefined;
  if (!mail) throw refuse('customer_mail.unknown');
  return { ...present(owner, mail), text: withoutLinks(mail.text) };
}

const LINK = /\bhttps?:\/\/\S+/gi;

const withoutLinks = (text: string): string => text.replaceAll(LINK, '[…]');
