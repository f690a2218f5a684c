import type { AppContext } from '#registry/schema.ts';
import type { YearSize } from './whole-year.ts';

/** The setting with the progress of the year: `2025-11-26 120 14` are the first day, the next day and the next step. */
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

/** Marks a year that ends yesterday as pending; one already begun continues. Returns its first day. */
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

/** The progress of the year; null for a shop without one. */
export async function readMark({ db }: Pick<AppContext, 'db'>): Promise<YearMark | null> {
  const found = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', MARK)
    .executeTakeFirst();
  return found ? parse(found.value) : null;
}

/** Saves the next day, or the next step of it: earlier ones are never run again. */
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
