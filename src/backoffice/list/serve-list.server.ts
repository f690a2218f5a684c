import type { Arguments, Listing, MemberOf, QueryOf } from '#kit/operation.ts';
import type { ListChoice, TeamList } from '#kit/team-list.ts';
import type { AdminClient } from '#services/admin/client.ts';
import type { OfficeListOf } from './define-list.ts';
import type { BulkRun, ServedList } from './every-row.server.ts';
import { writeSheet } from './write-sheet.server.ts';

/** An operation that takes all that may narrow and sort a list, and its page; nothing where it comes whole. */
type Narrowed<O extends Listing, L extends TeamList> = string extends keyof QueryOf<O>
  ? [keyof L['filters']] extends [never]
    ? O
    : never
  : ListChoice<L> & { page: string } extends QueryOf<O>
    ? O
    : never;

/** A list that is read by an operation: an operation of other rows, or with other filters, does not compile. */
export function serveList<L extends TeamList, const O extends Listing>(
  office: OfficeListOf<L, MemberOf<O>>,
  operation: O & Narrowed<O, L>,
  runs: Readonly<Record<string, BulkRun>> = {},
) {
  // A list that comes whole takes no page.
  const names = Object.keys(operation.query?.shape ?? {});
  const served: ServedList<L, MemberOf<O>> = {
    office,
    runs,
    read: (admin, requested) => {
      const query = Object.fromEntries(
        Object.entries(requested).filter(([name]) => names.includes(name)),
      );
      // What a list of any kind is asked cannot be inferred here: `Narrowed` has compared it.
      const input = [{ query }] as unknown as Arguments<O>;
      return admin.list<O>(operation, ...input);
    },
  };
  return {
    ...served,
    sheet: (admin: AdminClient, request: Request) => writeSheet(admin, request, served),
  };
}
