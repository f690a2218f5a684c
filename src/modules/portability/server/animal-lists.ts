import { sql } from 'kysely';
import type { Reader } from '#registry/schema.ts';

/** Entries of the lists that describe an animal (breeds, brands and so on), by their name in the sheet. */
export type AnimalLists = Readonly<Record<ListColumn, ReadonlyMap<string, Member>>>;

interface Member {
  id: number;
  /** Species; null means dogs and cats. */
  typeId: number | null;
}

const LISTS = {
  espèce: sql`select id, code as name, null::int as "typeId" from animal_types`,
  sexe: sql`select id, code as name, null::int as "typeId" from animal_genders`,
  race: sql`select id, code as name, type_id::int as "typeId" from animal_breeds`,
  corpulence: sql`select id, code as name, null::int as "typeId" from animal_conditions`,
  activité: sql`select id, code as name, null::int as "typeId" from animal_activities`,
  particularité: sql`select id, code as name, type_id::int as "typeId" from animal_features`,
  aliments: sql`select id, code as name, null::int as "typeId" from animal_feeds`,
  marque: sql`select id, name, null::int as "typeId" from animal_kibble_brands`,
} as const;
type ListColumn = keyof typeof LISTS;

export async function findAnimalLists(db: Reader): Promise<AnimalLists> {
  const lists: Partial<Record<ListColumn, ReadonlyMap<string, Member>>> = {};
  for (const column of Object.keys(LISTS) as ListColumn[]) {
    const { rows } = await sql<Member & { name: string }>`${LISTS[column]}`.execute(db);
    lists[column] = new Map(rows.map(({ id, name, typeId }) => [name, { id, typeId }]));
  }
  return lists as AnimalLists;
}

/** Columns that name one entry of a list. */
const NAMING = [
  'espèce',
  'sexe',
  'race',
  'corpulence',
  'activité',
  'particularité',
  'marque',
] as const;

/** The first column with a name that is not in its list, or not for this species. */
export function unknownMember(
  lists: AnimalLists,
  cells: Readonly<Record<string, string>>,
): string | null {
  const typeId = lists.espèce.get(cells.espèce ?? '')?.id;
  const unknown = NAMING.find((column) => {
    const member = lists[column].get(cells[column] ?? '');
    return !member || (member.typeId !== null && member.typeId !== typeId);
  });
  if (unknown) return unknown;
  const before = cells['ancienne marque'];
  if (before && !lists.marque.has(before)) return 'ancienne marque';
  const feeds = (cells.aliments ?? '').split(' ').filter(Boolean);
  return feeds.some((feed) => !lists.aliments.has(feed)) ? 'aliments' : null;
}

/**
 * The id of a list entry whose name was checked before.
 * @throws Error if it does not exist any more
 */
export function memberOf(lists: AnimalLists, column: ListColumn, name: string | undefined): number {
  const member = lists[column].get(name ?? '');
  if (!member) throw new Error(`no ${column} ${name}`);
  return member.id;
}
