import { findReturnLabel } from '#modules/carriers/server/index.ts';
import { channelOrigin, findChannel, mailContact } from '#modules/channels/server/index.ts';
import { findOrderById, inOrdersLanguage } from '#modules/orders/server/index.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import { queueMail } from '#platform/mail.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { closeVoidedClaim } from './close-voided-claim.ts';
import { returnLabelMail } from './emails/return-label-mail.ts';

/** Sends the label of a return to its customer, once; one that was taken back, or arrived, meanwhile is sent to nobody. */
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
    // The job is run again: its carrier may hand it out then.
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

/** Closes what was open of a parcel that did not leave after all. */
export const closeVoidedClaimJob: JobDefinition<
  AppContext,
  { orderId: number; trackingNumber: string }
> = {
  name: 'close-voided-claim',
  run: (appContext, { orderId, trackingNumber }) =>
    transact(appContext, (work) => closeVoidedClaim(work, orderId, trackingNumber)),
};
