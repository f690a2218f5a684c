import { eachAlone } from '#platform/each-alone.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';

const AT_ONCE = 100;

/**
 * The law makes a declaration binding without a second step (L221-21): nobody having said that it was
 * not theirs, it is carried out after a while.
 */
export const decideWithdrawalsJob: JobDefinition<Machine> = {
  name: 'decide-withdrawals',
  schedule: '35 * * * *',
  run: async (machine) => {
    const { WITHDRAWAL_WAIT_HOURS: hours, SUPPORT_EMAIL } = machine.config;
    const declaredBy = machine.clock.now().subtract({ hours });
    const due = await machine.db
      .selectFrom('withdrawals')
      .select('id')
      .where('decision', 'is', null)
      .where('standing', '=', 'in_time')
      .where('declared_at', '<=', new Date(declaredBy.epochMilliseconds))
      .orderBy('declared_at')
      .limit(AT_ONCE)
      .execute();
    await eachAlone(machine, due, ({ id }) =>
      transact(machine, (work) => decideWithdrawal(work, id, 'lapsed', SUPPORT_EMAIL)),
    );
  },
};
