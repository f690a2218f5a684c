import { type Expression, type SqlBool, sql } from 'kysely';
import { orderOf, type SortOf, usualSort } from '#kit/team-list.ts';
import type { Paging } from '#platform/http/paging.ts';
import type { Db } from '#registry/schema.ts';
import { DEFAULT_PHONE_COUNTRY, parsePhone } from '../rules/index.ts';
import { customerList } from '../rules/team-list.ts';

/** As an index of the beginnings of words can answer it. */
const beginning = (text: string) => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** How an e-mail or a name begins, in either order of its parts; a whole phone number. */
function found(words: string): Expression<SqlBool> {
  const text = beginning(words.toLowerCase().replaceAll(/\s+/g, ' '));
  const phone = parsePhone(words, DEFAULT_PHONE_COUNTRY);
  return sql<SqlBool>`(lower(email) like ${text}
    or lower(first_name || ' ' || last_name) like ${text}
    or lower(last_name || ' ' || first_name) like ${text}
    or phone_number = ${phone})`;
}

interface CustomerFilter {
  search?: string | undefined;
  sort?: SortOf<typeof customerList> | undefined;
}

/** Customers, the newest first unless `sort` says else; one statement for the page and one for how many there are. */
export async function listCustomersForTeam(
  db: Db,
  { search, sort = usualSort(customerList) }: CustomerFilter,
  { offset, itemsPerPage }: Paging,
) {
  const words = search?.trim() ?? '';
  const { column, direction } = orderOf(sort, { since: 'id', name: 'last_name' } as const);
  const narrowed = db
    .selectFrom('customers')
    .$if(words !== '', (query) => query.where(found(words)));
  const rows = await narrowed
    .select(['id', 'email', 'first_name as firstName', 'last_name as lastName', 'channel'])
    .select(['phone_number as phoneNumber', 'created_at as createdAt'])
    .select(['email_verified_at as emailVerifiedAt', 'has_ordered as hasOrdered'])
    .select('is_subscriber as isSubscriber')
    .orderBy(column, direction)
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(itemsPerPage)
    .execute();
  const { total } = await narrowed
    .select((from) => from.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export type TeamCustomerRow = Awaited<ReturnType<typeof listCustomersForTeam>>['rows'][number];
