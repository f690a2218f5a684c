import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import type { Db, UnitOfWork } from '#registry/schema.ts';
import type { SavedViewChange, SavedViewDraft, SavedViewShape } from '../contracts.ts';
import { mayDo, savedQuery } from '../rules/index.ts';
import type { StaffMember } from './admin-env.ts';

type Reader = Pick<StaffMember, 'id' | 'permissions'>;

/** Maximum views per person and list. */
const MOST = 30;

/** A person's own views of a list and the shared ones, by name. */
export async function listSavedViews(
  db: Db,
  reader: Reader,
  list: string,
): Promise<SavedViewShape[]> {
  const rows = await db
    .selectFrom('saved_views as v')
    .innerJoin('staff_members as m', 'm.id', 'v.staff_id')
    .select(['v.id', 'v.list', 'v.name', 'v.query', 'v.is_shared as isShared', 'v.staff_id'])
    .select('m.name as by')
    .where('v.list', '=', list)
    .where((is) => is.or([is('v.staff_id', '=', reader.id), is('v.is_shared', '=', true)]))
    .orderBy(sql`v.name collate "fr-x-icu"`)
    .orderBy('v.id')
    // Enough for a team of ten.
    .limit(MOST * 10)
    .execute();
  return rows.map(({ staff_id: owner, ...view }) => ({
    '@id': `/api/v2/admin/saved-views/${view.id}`,
    '@type': 'SavedView',
    ...view,
    mayChange: mayChange(reader, owner),
  }));
}

/** The author may change a view; a shared one also whoever manages the team. */
const mayChange = (reader: Reader, owner: number): boolean =>
  reader.id === owner || mayDo(reader, 'staff.manage');

/**
 * Saves a view.
 * @throws Refusal `staff.view_known` for a name they use on this list, `staff.views_full`
 */
export async function saveView(
  { tx, now }: UnitOfWork,
  { id }: Reader,
  { list, name, query, isShared }: SavedViewDraft,
): Promise<void> {
  const { count } = await tx
    .selectFrom('saved_views')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('staff_id', '=', id)
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST) throw refuse('staff.views_full');
  const written = await tx
    .insertInto('saved_views')
    .values({
      staff_id: id,
      list,
      name,
      query: savedQuery(query),
      is_shared: isShared,
      created_at: new Date(now.epochMilliseconds),
    })
    .onConflict((conflict) => conflict.columns(['staff_id', 'list', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) throw refuse('staff.view_known');
}

/**
 * Renames or shares a view.
 * @throws Refusal `staff.view_unknown`, `staff.forbidden`, `staff.view_known`
 */
export async function changeView(
  work: UnitOfWork,
  reader: Reader,
  id: number,
  { name, isShared }: SavedViewChange,
): Promise<void> {
  const { tx } = work;
  const view = await lockView(work, reader, id);
  if (name !== undefined && name !== view.name) {
    const other = await tx
      .selectFrom('saved_views')
      .select('id')
      .where('staff_id', '=', view.staff_id)
      .where('list', '=', view.list)
      .where('name', '=', name)
      .executeTakeFirst();
    if (other) throw refuse('staff.view_known');
  }
  await tx
    .updateTable('saved_views')
    .set({ name: name ?? view.name, is_shared: isShared ?? view.is_shared })
    .where('id', '=', id)
    .execute();
}

/** @throws Refusal `staff.view_unknown`, `staff.forbidden` */
export async function removeView(work: UnitOfWork, reader: Reader, id: number): Promise<void> {
  await lockView(work, reader, id);
  await work.tx.deleteFrom('saved_views').where('id', '=', id).execute();
}

/** Locks a view the caller may change; another person's private view counts as unknown. */
async function lockView({ tx }: UnitOfWork, reader: Reader, id: number) {
  const view = await tx
    .selectFrom('saved_views')
    .select(['staff_id', 'list', 'name', 'is_shared'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!view || (view.staff_id !== reader.id && !view.is_shared)) throw refuse('staff.view_unknown');
  if (!mayChange(reader, view.staff_id)) throw refuse('staff.forbidden');
  return view;
}
