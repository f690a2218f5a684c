import type { AnswerOf, Arguments, MemberOf } from '#kit/operation.ts';
import type { DrawnList, TeamListing } from './define-list.ts';
import type { BulkRun, ServedList } from './every-row.server.ts';

interface ListedAnswer<Member> {
  'hydra:member': readonly Member[];
  'hydra:totalItems': number;
}

/** A list with its operation and its bulk actions. */
export function serveList<const O extends TeamListing>(
  office: DrawnList<O['list'], MemberOf<O>>,
  operation: O,
  runs: Readonly<Record<string, BulkRun>> = {},
): ServedList<O['list'], MemberOf<O>, AnswerOf<O>> {
  // An operation without a page parameter returns the whole list.
  const names = Object.keys(operation.query?.shape ?? {});
  return {
    office,
    list: operation.list,
    isWhole: !names.includes('page'),
    runs,
    read: async (admin, requested) => {
      const query = Object.fromEntries(
        Object.entries(requested).filter(([name]) => names.includes(name)),
      );
      // The operation's query schema is generated from the list's description.
      const input = [{ query }] as unknown as Arguments<O>;
      const answer = await admin.read<O>(operation, ...input);
      const page: ListedAnswer<MemberOf<O>> = answer as ListedAnswer<MemberOf<O>>;
      return { members: page['hydra:member'], total: page['hydra:totalItems'], answer };
    },
  };
}
