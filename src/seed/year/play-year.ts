import { listColleagues } from '#modules/staff/server/index.ts';
import { withAdvisoryLock } from '#platform/advisory-lock.ts';
import type { AppContext } from '#registry/schema.ts';
import { LANES, pastShop, type ShopParts } from './past-shop.ts';
import { planYear } from './plan.ts';
import { type Stage, stepsOf } from './play-day.ts';
import type { YearSize } from './whole-year.ts';
import { readMark, saveMark } from './year-mark.ts';

interface Playing {
  machine: ShopParts;
  size: YearSize;
  stage: Pick<Stage, 'assortment' | 'usual'>;
  /** Number of days done, and the total. */
  onProgress: (done: number, total: number) => void;
  stopping?: AbortSignal | undefined;
  /** Number of concurrent actions; the result does not depend on it. */
  lanes?: number | undefined;
}

/** An arbitrary lock number: two processes simulate alternately, a day each. */
const PLAYING_LOCK = 4_711_003;

/**
 * Simulates the pending year day by day, through the commands that serve customers and the team, each on its past day. An
 * interrupted year is resumed; each step is started once. True when no day is left.
 */
export async function playYear(
  today: AppContext,
  { machine, size, stage, onProgress, stopping, lanes = LANES }: Playing,
): Promise<boolean> {
  const begun = await readMark(today);
  if (!begun || begun.day >= size.days) return true;
  const shop = pastShop(today, machine, { lanes });
  const plan = planYear(begun.from, size);
  const [keeper] = await listColleagues(today.db, 'stock.manage');
  const [support] = await listColleagues(today.db, 'customers.manage');
  if (!keeper || !support) throw new Error('the demonstration has nobody who packs or answers');
  const staged = { ...stage, keeper, support };

  /** Number of days done; null when interrupted. */
  const playDay = async (): Promise<number | null> => {
    const mark = (await readMark(today)) ?? begun;
    const { day, from } = mark;
    if (day >= size.days) return day;
    const date = from.add({ days: day });
    const steps = stepsOf(shop, staged, {
      date,
      planned: plan[day] ?? [],
      daysLeft: size.days - day - 1,
      stopping,
    });
    // Jobs left over by an interrupted process belong to the step it was at.
    shop.goTo(date, steps[mark.step - 1]?.minute ?? 0);
    await shop.takeUp();
    for (const [place, step] of [...steps.entries()].slice(mark.step)) {
      if (stopping?.aborted) return null;
      shop.goTo(date, step.minute);
      if (!step.isRepeated) await saveMark(today, mark, place + 1);
      await shop.attempt(step.what, step.run);
      if (step.isRepeated && !stopping?.aborted) await saveMark(today, mark, place + 1);
    }
    if (stopping?.aborted) return null;
    await saveMark(today, { from, day: day + 1 });
    return day + 1;
  };

  for (;;) {
    const done = await withAdvisoryLock(today.db, PLAYING_LOCK, playDay);
    if (done === null) return false;
    onProgress(done, size.days);
    if (done >= size.days) return true;
  }
}
