import type { TeamList } from '#kit/team-list.ts';
import { journalServed } from '../journal/journal-served.server.ts';
import type { TeamListing } from './define-list.ts';
import type { ServedList } from './every-row.server.ts';
import { foundLists } from './found-lists.server.ts';
import { serveList } from './serve-list.server.ts';

type Served = ServedList<TeamList, unknown>;

/** Every list that is drawn, by its name, and how it is read. */
export const servedLists: ReadonlyMap<string, Served> = new Map(
  Array.from(foundLists, ([id, { office, operation }]): [string, Served] => [
    id,
    // What the audit log says of other lists is read from them.
    id === journalServed.list.id
      ? (journalServed as object as Served)
      : serveList<TeamListing>(office, operation),
  ]),
);
