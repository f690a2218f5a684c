import { TIME_ZONE } from '#kit/dates.ts';
import { advanceClock, onMovedClock } from '#platform/advance-clock.ts';
import { readConfig } from '#platform/config.ts';
import { parseMove } from '#platform/moved-clock.ts';
import { StartupProblem } from '#platform/startup-problem.ts';
import { jobs } from '#registry/jobs.ts';
import { isYearWaiting } from '#seed/year/demo-year.ts';
import { say, withAppContext } from './with-app-context.ts';

/**
 * `npm run shop -- clock +30d`: moves the clock of the shop, running or not, and runs the jobs due
 * in between.
 */
export async function moveClock(text: string | undefined): Promise<void> {
  if (readConfig().isProduction)
    throw new StartupProblem('The clock of production cannot be moved.');
  const offset = parseMove(text ?? '');
  if (!offset) throw new StartupProblem('Say how far: clock +30d, clock -2h, clock +15m, clock 0.');
  await withAppContext(async (appContext) => {
    // Jobs that process due work would run ahead of the simulated past days.
    if (await isYearWaiting(appContext))
      throw new StartupProblem(
        'A year of trading is being played in this demonstration: its clock can be moved once the year is whole.',
      );
    await appContext.jobs.work(appContext, onMovedClock(jobs));
    let day = appContext.clock.today();
    await advanceClock(appContext, jobs, offset, (now) => {
      const reached = now.toZonedDateTimeISO(TIME_ZONE).toPlainDate();
      if (!reached.equals(day)) say(`  ${reached.toString()}`);
      day = reached;
    });
    say(`The clock of the shop is moved by ${offset.toString()}.`);
  });
}
