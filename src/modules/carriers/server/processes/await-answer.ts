import { setTimeout as wait } from 'node:timers/promises';
import { stopwatch } from '#platform/clock.ts';
import type { AppContext } from '#registry/schema.ts';

/** Between two looks at the request; no connection is held meanwhile. */
const LOOK_MS = 250;

/**
 * Waits while another call to the carrier is under way for this request, here or at another process: until its response
 * is saved, it ended without one, or `limitMs` passed.
 */
export async function awaitAnswer(
  appContext: AppContext,
  requestId: number,
  limitMs: number,
): Promise<void> {
  const elapsed = stopwatch();
  while (await isCallOpen(appContext, requestId)) {
    if (elapsed() + LOOK_MS > limitMs) return;
    await wait(LOOK_MS);
  }
}

async function isCallOpen({ clock, config, db }: AppContext, requestId: number): Promise<boolean> {
  // A call older than this was made by a process that has died.
  const lost = new Date(clock.now().epochMilliseconds - 2 * config.LABEL_TIMEOUT_MS);
  const call = await db
    .selectFrom('label_requests')
    .select('id')
    .where('id', '=', requestId)
    .where('state', '=', 'sent')
    .where('ended_at', 'is', null)
    .where('sent_at', '>=', lost)
    .executeTakeFirst();
  return call !== undefined;
}
