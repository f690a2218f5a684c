import { findReturnLabel } from '#modules/carriers/server/index.ts';
import { channelOrigin, findChannel, mailContact } from '#modules/channels/server/index.ts';
import { findOrderById, inOrdersLanguage } from '#modules/orders/server/index.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import { queueMail } from '#platform/mail.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { closeVoidedClaim } from './close-voided-claim.ts';
import { returnLabelMail } from './emails/return-label-mail.ts';

/** Mails a return label to its customer, once; not if the return was cancelled or has arrived meanwhile. */
export const sendReturnLabelJob: JobDefinition<AppContext, { requestId: number }> = {
  name: 'send-return-label',
  run: async (appContext, { requestId }) => {
    const wanted = await appContext.db
      .selectFrom('parcel_returns')
      .select(['id', 'order_id as orderId', 'reason'])
      .where('request_id', '=', requestId)
      .where('cancelled_at', 'is', null)
      .where('arrived_at', 'is', null)
      .executeTakeFirst();
    const order = wanted && (await findOrderById(appContext.db, wanted.orderId));
    if (!wanted || !order?.email) return;
    const label = await findReturnLabel(appContext, requestId);
    // Fails so that the job is retried: the carrier may supply the file later.
    if (!label) throw new Error(`the label of return ${wanted.id} cannot be had`);
    const channel = await findChannel(appContext.db, order.channel);
    const origin = channel ? channelOrigin(channel, appContext.config) : '';
    const { email: to } = order;
    const mail = await inOrdersLanguage(appContext, order, (spoken) =>
      returnLabelMail({
        order: spoken,
        contact: mailContact(origin, appContext.config),
        reason: wanted.reason,
        ...label,
      }),
    );
    await transact(appContext, (work) =>
      queueMail(work, { key: `return-label:${requestId}`, to, ...mail }),
    );
  },
};

/** Closes the claim of a parcel whose shipping was undone. */
export const closeVoidedClaimJob: JobDefinition<
  AppContext,
  { orderId: number; trackingNumber: string }
> = {
  name: 'close-voided-claim',
  run: (appContext, { orderId, trackingNumber }) =>
    transact(appContext, (work) => closeVoidedClaim(work, orderId, trackingNumber)),
};
