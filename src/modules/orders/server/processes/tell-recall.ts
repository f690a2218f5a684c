import { writtenIn } from '#modules/catalog/server/index.ts';
import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { recallMail } from '../emails/recall-notice.ts';
import { findConcerned, recallKey } from '../find-lots.ts';
import { findOrderById } from '../queries.ts';
import { getRecall } from '../start-recall.ts';

/**
 * Mails all customers who received a recalled lot, once each even if it runs again: the mail's key is recall and
 * e-mail, and those already queued are skipped.
 */
export async function tellRecall(appContext: AppContext, recallId: number): Promise<void> {
  const recall = await getRecall(appContext.db, recallId);
  const concerned = await findConcerned(appContext.db, recallId, recall);
  for (const { email, numbers, latest, bestBefore } of concerned.filter((one) => !one.isNotified)) {
    const order = await findOrderById(appContext.db, latest);
    const firstName = order?.billingAddress?.firstName ?? '';
    const origin = await originOf(appContext, order?.channel);
    const mail = await writtenIn(appContext, order?.locale ?? 'fr', recall, (spoken) =>
      recallMail(spoken, { firstName, numbers, bestBefore, origin }),
    );
    await transact(appContext, (work) =>
      queueMail(work, { key: recallKey(recallId, email), to: email, ...mail }),
    );
  }
}

/** Origin of the site an order was placed on. */
async function originOf(
  { db, config }: AppContext,
  channelCode: string | undefined,
): Promise<string> {
  const channel = channelCode ? await findChannel(db, channelCode) : null;
  return channel ? channelOrigin(channel, config) : '';
}
