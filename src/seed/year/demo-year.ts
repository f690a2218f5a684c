import type { AppContext } from '#registry/schema.ts';
import { WHOLE_YEAR } from './whole-year.ts';
import { readMark } from './year-mark.ts';

/** Whether a demonstration gets a simulated year of trading. Other card providers do not accept invented cards. */
export const wantsYear = ({ config }: Pick<AppContext, 'config'>): boolean =>
  !config.isProduction && config.PAYMENT_PROVIDER === 'sandbox' && config.DEMO_YEAR;

/** Whether a simulated year was begun and not finished. */
export async function isYearWaiting(
  appContext: Pick<AppContext, 'config' | 'db'>,
): Promise<boolean> {
  const { isProduction, PAYMENT_PROVIDER } = appContext.config;
  if (isProduction || PAYMENT_PROVIDER !== 'sandbox') return false;
  const mark = await readMark(appContext);
  return mark !== null && mark.day <= WHOLE_YEAR.days;
}
