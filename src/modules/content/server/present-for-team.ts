import type { Db } from '#registry/schema.ts';
import type { EditedEntryShape, TeamEntryShape, VersionShape } from '../admin-contracts.ts';
import { addressOf, isFixed } from './entry-address.ts';
import type { listVersions, TeamEntryRow } from './list-for-team.ts';
import { lostLinksOf, type PagesAt } from './pages-at.ts';
import { readVersion } from './read-version.ts';
import { renderSource } from './render-source.ts';
import { editorOf, listReviews, type ReviewedTypes } from './reviews.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** A row of the team's list of texts. */
export const presentTeamEntry = (row: TeamEntryRow): TeamEntryShape => ({
  '@id': `/api/v2/admin/entries/${row.id}`,
  '@type': 'Entry',
  ...row,
  address: addressOf(row.type, row.slug),
  fixed: isFixed(row.type, row.slug),
  publishedAt: iso(row.publishedAt),
  savedAt: row.savedAt.toISOString(),
  publishAt: iso(row.publishAt),
  withdrawAt: iso(row.withdrawAt),
});

/** An entry with its latest version, and its broken links. */
export async function presentEdited(
  db: Db,
  row: TeamEntryRow,
  { pagesAt, reviewed, staffId }: Viewing,
): Promise<EditedEntryShape> {
  const { source } = await readVersion(db, row.id, row.version);
  const lostLinks = await lostLinksOf(db, renderSource(source), pagesAt);
  const reviews = await listReviews(db, row.id);
  const isOpen = reviews.some(({ decidedAt }) => decidedAt === null);
  return {
    ...presentTeamEntry(row),
    source,
    lostLinks,
    readByTwo: isOpen || reviewed.includes(row.type),
    ownText: (await editorOf(db, row.id, row.version)) === staffId,
    reviews: reviews.map(({ requestedAt, decidedAt, ...review }) => ({
      ...review,
      requestedAt: requestedAt.toISOString(),
      decidedAt: iso(decidedAt),
    })),
  };
}

/** The viewer of an entry, with the pages and settings of the shop. */
export interface Viewing {
  pagesAt: PagesAt;
  reviewed: ReviewedTypes;
  staffId: number;
}

type VersionRow = Awaited<ReturnType<typeof listVersions>>[number];

export const presentVersion = ({ savedAt, publishedAt, ...row }: VersionRow): VersionShape => ({
  ...row,
  savedAt: savedAt.toISOString(),
  publishedAt: iso(publishedAt),
});
