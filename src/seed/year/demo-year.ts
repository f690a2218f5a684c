import type { AppContext } from '#registry/schema.ts';
import { WHOLE_YEAR } from './whole-year.ts';
import { readMark } from './year-mark.ts';

/** Whether a demonstration that is filled gets a year of trading behind it. Another card provider takes no invented cards. */
export const wantsYear = ({ config }: Pick<AppContext, 'config'>): boolean =>
  !config.isProduction && config.PAYMENT_PROVIDER === 'sandbox' && config.DEMO_YEAR;

/** Whether a year that was begun waits to be played to its end. */
export async function isYearWaiting(
  appContext: Pick<AppContext, 'config' | 'db'>,
): Promise<boolean> {
  const { isProduction, PAYMENT_PROVIDER } = appContext.config;
  if (isProduction || PAYMENT_PROVIDER !== 'sandbox') return false;
  const mark = await readMark(appContext);
  return mark !== null && mark.day <= WHOLE_YEAR.days;
}
