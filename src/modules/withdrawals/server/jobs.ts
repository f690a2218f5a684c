import { forEachIsolated } from '#platform/for-each-isolated.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';

const AT_ONCE = 100;

/**
 * By law, a declaration is binding without a second step (L221-21): unless it is denied, it is carried out after a
 * while.
 */
export const decideWithdrawalsJob: JobDefinition<AppContext> = {
  name: 'decide-withdrawals',
  schedule: '35 * * * *',
  run: async (appContext) => {
    const { WITHDRAWAL_WAIT_HOURS: hours, SUPPORT_EMAIL } = appContext.config;
    const declaredBy = appContext.clock.now().subtract({ hours });
    const due = await appContext.db
      .selectFrom('withdrawals')
      .select('id')
      .where('decision', 'is', null)
      .where('standing', '=', 'in_time')
      .where('declared_at', '<=', new Date(declaredBy.epochMilliseconds))
      .orderBy('declared_at')
      .limit(AT_ONCE)
      .execute();
    await forEachIsolated(appContext, due, ({ id }) =>
      transact(appContext, (work) => decideWithdrawal(work, id, 'lapsed', SUPPORT_EMAIL)),
    );
  },
};
