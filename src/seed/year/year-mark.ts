import type { AppContext } from '#registry/schema.ts';
import type { YearSize } from './whole-year.ts';

/** The setting that says how far the year is: `2025-11-26 120 14`, the first day, the day and the step that come next. */
const MARK = 'demo-year';

interface YearMark {
  from: Temporal.PlainDate;
  /** The day that comes next, from 0. */
  day: number;
  /** The step of the day that comes next, from 0. */
  step: number;
}

const parse = (value: string): YearMark => {
  const [from = '', day, step] = value.split(' ');
  return { from: Temporal.PlainDate.from(from), day: Number(day), step: Number(step) };
};

const text = ({ from, day }: Pick<YearMark, 'from' | 'day'>, step: number) =>
  `${from.toString()} ${day} ${step}`;

/** Lets a year wait to be played that ends yesterday; one that was begun goes on as it was. Answers its first day. */
export async function beginYear(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { days }: YearSize,
): Promise<Temporal.PlainDate> {
  const from = clock.today().subtract({ days });
  await db
    .insertInto('settings')
    .values({ name: MARK, value: text({ from, day: 0 }, 0) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return from;
}

/** How far the year is; null for a shop that has none. */
export async function readMark({ db }: Pick<AppContext, 'db'>): Promise<YearMark | null> {
  const found = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', MARK)
    .executeTakeFirst();
  return found ? parse(found.value) : null;
}

/** Goes on to a day, or to a step of it: what comes before it is never begun again. */
export async function saveMark(
  { db }: Pick<AppContext, 'db'>,
  mark: Pick<YearMark, 'from' | 'day'>,
  step = 0,
): Promise<void> {
  await db
    .updateTable('settings')
    .set({ value: text(mark, step) })
    .where('name', '=', MARK)
    .execute();
}
