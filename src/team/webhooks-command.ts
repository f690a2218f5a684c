import { findWaiting, replayMessages } from '#modules/webhooks/server/index.ts';
import { StartupProblem } from '#platform/startup-problem.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';

const USAGE = `webhooks                    what the receiver has not taken yet, and why
webhooks replay given-up    sends again what was given up
webhooks replay <id>        sends this message and all after it again, taken or not`;

/**
 * What the team does with messages to the merchant's receiver (REL-65).
 * @throws StartupProblem with plain words for what cannot be done.
 */
export async function webhooksCommand(
  appContext: AppContext,
  [name, from = '', ...rest]: readonly string[],
): Promise<string[]> {
  if (name === undefined) {
    const waiting = await findWaiting(appContext.db);
    if (waiting.length === 0) return ['Every message was taken.'];
    return waiting.map(
      ({ id, event, orderNumber, attempts, nextAt, givenUpAt, lastError }) =>
        `#${id} ${event} of ${orderNumber}: ${attempts} attempts, ${
          givenUpAt ? 'given up' : `next ${nextAt?.toISOString() ?? 'at once'}`
        }${lastError ? ` (${lastError})` : ''}`,
    );
  }
  const exists = from === 'given-up' || /^\d{1,15}$/.test(from);
  if (name !== 'replay' || !exists || rest.length > 0) throw new StartupProblem(USAGE);
  const count = await transact(appContext, (work) =>
    replayMessages(work, { from: from === 'given-up' ? 'given_up' : Number(from) }),
  );
  return [`${count} messages will be sent again.`];
}
