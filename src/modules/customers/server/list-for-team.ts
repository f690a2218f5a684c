import { sql } from 'kysely';
import { orderOf, type SortOf, usualSort } from '#kit/team-list.ts';
import { findRules, isMember } from '#modules/segments/server/index.ts';
import { refsFoundBy } from '#modules/team-search/server/index.ts';
import { countMost } from '#platform/count-most.ts';
import type { Paging } from '#platform/http/paging.ts';
import type { Db } from '#registry/schema.ts';
import { customerList } from '../rules/team-list.ts';

interface CustomerFilter {
  search?: string | undefined;
  /** Id of a segment. */
  segment?: string | undefined;
  today: Temporal.PlainDate;
  sort?: SortOf<typeof customerList> | undefined;
}

/** Customers, newest first unless `sort` is given; one statement for the page and one for the total count. */
export async function listCustomersForTeam(
  db: Db,
  { search, segment, today, sort = usualSort(customerList) }: CustomerFilter,
  { offset, itemsPerPage }: Paging,
) {
  const words = search?.trim() ?? '';
  const { column, direction } = orderOf(sort, {
    since: sql`created_at`,
    name: sql`last_name collate "fr-x-icu"`,
  });
  const isNumber = segment !== undefined && /^\d{1,9}$/.test(segment);
  const rules = isNumber ? await findRules(db, Number(segment)) : null;
  const narrowed = db
    .selectFrom('customers')
    .$if(words !== '', (query) =>
      query.where(
        sql<boolean>`customers.id in (select f.ref::bigint from (${refsFoundBy('customer', words)}) f)`,
      ),
    )
    .$if(segment !== undefined, (query) =>
      query.where(
        rules === null
          ? sql<boolean>`false`
          : sql<boolean>`exists (select from customers c where c.id = customers.id and ${isMember(rules, today)})`,
      ),
    );
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
  return { rows, total: await countMost(db, narrowed) };
}

export type TeamCustomerRow = Awaited<ReturnType<typeof listCustomersForTeam>>['rows'][number];
