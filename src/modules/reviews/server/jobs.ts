import { startOfDay } from '#kit/dates.ts';
import { TERMS } from '#kit/terms.ts';
import { channelOrigin, findChannel, mailContact } from '#modules/channels/server/index.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { INVITE_WITHIN_DAYS } from '../rules/index.ts';
import { forgetReviews } from './forget-reviews.ts';
import { inviteReviewer } from './invite-reviewer.ts';

/** Every night: deletes reviews past their retention period. */
export const forgetReviewsJob: JobDefinition<AppContext> = {
  name: 'forget-reviews',
  schedule: '5 4 * * *',
  run: (appContext) => transact(appContext, forgetReviews),
};

/** Every morning: invites recipients of orders delivered twenty days ago, one by one. */
export const inviteReviewersJob: JobDefinition<AppContext> = {
  name: 'invite-reviewers',
  schedule: '20 9 * * *',
  async run(appContext) {
    const last = appContext.clock.today().subtract({ days: TERMS.reviewAfterDays - 1 });
    const moment = (day: Temporal.PlainDate) => new Date(startOfDay(day).epochMilliseconds);
    const due = await appContext.db
      .selectFrom('shipments as s')
      .innerJoin('orders as o', 'o.id', 's.order_id')
      .leftJoin('review_invitations as i', 'i.order_id', 'o.id')
      .select('o.id')
      .distinct()
      .where('s.delivered_at', '<', moment(last))
      .where('s.delivered_at', '>=', moment(last.subtract({ days: INVITE_WITHIN_DAYS })))
      .where('o.placed_at', 'is not', null)
      .where('i.order_id', 'is', null)
      .orderBy('o.id')
      .execute();
    for (const { id } of due)
      await transact(appContext, (work) =>
        inviteReviewer(work, { orderId: id, contactOf: contactIn(appContext) }),
      );
  },
};

const contactIn = (appContext: AppContext) => async (channelCode: string) => {
  const channel = await findChannel(appContext.db, channelCode);
  if (!channel) throw new Error(`no channel ${channelCode}`);
  return mailContact(channelOrigin(channel, appContext.config), appContext.config);
};
