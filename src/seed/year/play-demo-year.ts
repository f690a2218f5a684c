import { rebuildFigures } from '#modules/figures/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { demoShop } from '../../../seeds/index.ts';
import { team } from '../../../seeds/staff/team.ts';
import { yearAssortment } from '../../../seeds/year/foods.ts';
import { proposeSupplies } from '../open-suppliers.ts';
import type { ShopParts } from './past-shop.ts';
import { playYear } from './play-year.ts';
import { WHOLE_YEAR } from './whole-year.ts';
import { readMark, saveMark } from './year-mark.ts';

interface Playing {
  machine: ShopParts;
  onProgress: (done: number, total: number) => void;
  stopping: AbortSignal;
}

/**
 * Minimum stock for the simulation: formats with fewer pieces are not touched, because the
 * demonstration also shows sold out articles.
 */
const PLENTY = 24;

/** Finishes the simulated year and computes the data derived from it. True once it is complete. */
export async function playDemoYear(appContext: AppContext, playing: Playing): Promise<boolean> {
  const usual = new Map(
    demoShop.products.flatMap(({ variants }) =>
      variants
        .filter(({ stockOnHand }) => stockOnHand >= PLENTY)
        .map(({ code, stockOnHand }) => [code, stockOnHand] as const),
    ),
  );
  const stage = { assortment: yearAssortment, usual };
  if (!(await playYear(appContext, { ...playing, size: WHOLE_YEAR, stage }))) return false;
  const mark = await readMark(appContext);
  if (!mark || mark.day > WHOLE_YEAR.days) return true;
  const keeper = team.find(({ role }) => role === 'logistics')?.name ?? '';
  await proposeSupplies(appContext, keeper);
  await transact(appContext, rebuildFigures);
  await saveMark(appContext, { ...mark, day: WHOLE_YEAR.days + 1 });
  return true;
}
