import { TIME_ZONE } from '#kit/dates.ts';
import { advanceClock, timeUntil } from '#platform/advance-clock.ts';
import { jobs } from '#registry/jobs.ts';
import type { AppContext } from '#registry/schema.ts';

/** Moves the clock for `/_dev/`: one move after the other, in the background. */
export function clockMover(appContext: AppContext) {
  const { clock, log } = appContext;
  let target: Temporal.Instant | null = null;
  let problem: string | null = null;
  const moveTo = (offset: Temporal.Duration, to: Temporal.Instant) => {
    if (target) return;
    target = to;
    problem = null;
    advanceClock(appContext, jobs, offset)
      .catch((error) => {
        log.error({ err: error }, 'the clock stopped on its way');
        problem = String(error);
      })
      .finally(() => {
        target = null;
      });
  };
  return {
    by: (move: Temporal.Duration) => {
      const to = clock.now().toZonedDateTimeISO(TIME_ZONE).add(move).toInstant();
      moveTo(timeUntil(to), to);
    },
    toMachineTime: () => moveTo(new Temporal.Duration(), clock.now()),
    target: () => target,
    problem: () => problem,
  };
}
