import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import { findOrderById } from '#modules/orders/server/index.ts';
import { forEachIsolated } from '#platform/for-each-isolated.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import { secretsOf } from '#platform/secrets.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { forgetInvitations } from './forget-invitations.ts';
import { noteOrder, noteRegistered } from './note-friend.ts';
import { findOwedRewards } from './queries.ts';
import { rewardSponsor, withholdReward } from './reward-sponsor.ts';

type Job<D = unknown> = JobDefinition<AppContext, D>;

interface Ordered {
  orderId: number;
}

export const noteRegisteredFriendJob: Job<{ customerId: number }> = {
  name: 'note-registered-friend',
  run: (appContext, registered) =>
    transact(appContext, (work) => noteRegistered(work, registered, secretsOf(appContext.config))),
};

export const noteFriendsOrderJob: Job<Ordered> = {
  name: 'note-friends-order',
  run: (appContext, placed) =>
    transact(appContext, (work) => noteOrder(work, placed, secretsOf(appContext.config))),
};

/** Runs on delivery, which may come before the friend was recorded. */
export const rewardSponsorJob: Job<Ordered> = {
  name: 'reward-sponsor',
  run: (appContext, arrived) => reward(appContext, arrived),
};

async function reward(appContext: AppContext, arrived: Ordered): Promise<void> {
  const { config, db } = appContext;
  const order = await findOrderById(db, arrived.orderId);
  const channel = order && (await findChannel(db, order.channel));
  if (!channel) return;
  await transact(appContext, async (work) => {
    await noteOrder(work, arrived, secretsOf(config));
    await rewardSponsor(work, arrived.orderId, channelOrigin(channel, config));
  });
}

/** Every night: rewards orders delivered while the reward was switched off. */
export const rewardLateJob: Job = {
  name: 'reward-late-sponsors',
  schedule: '35 4 * * *',
  run: async (appContext) => {
    const owed = await findOwedRewards(appContext.db);
    await forEachIsolated(appContext, owed, (orderId) => reward(appContext, { orderId }));
  },
};

/** Payload of a cancelled order, or of a withdrawal from a whole order in time. */
interface GivenUp {
  orderId: number | null;
  standing?: string;
  isWhole?: boolean;
}

export const withholdRewardJob: Job<GivenUp> = {
  name: 'withhold-sponsor-reward',
  run: async (appContext, { orderId, standing, isWhole }) => {
    const isWithdrawal = standing !== undefined;
    if (orderId === null || (isWithdrawal && !(isWhole && standing === 'in_time'))) return;
    const reason = isWithdrawal ? 'withdrawn' : 'cancelled';
    await transact(appContext, (work) => withholdReward(work, orderId, reason));
  },
};

/** Every night: deletes old invitations. */
export const forgetInvitationsJob: Job = {
  name: 'forget-invitations',
  schedule: '25 4 * * *',
  run: (appContext) => transact(appContext, forgetInvitations),
};
