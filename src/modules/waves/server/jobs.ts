import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { leaveClosedWave } from './close-wave.ts';

/** A shipped order was reopened: another wave can include it. */
export const leaveClosedWaveJob: JobDefinition<AppContext, { orderId: number }> = {
  name: 'leave-closed-wave',
  run: (appContext, { orderId }) => transact(appContext, (work) => leaveClosedWave(work, orderId)),
};
