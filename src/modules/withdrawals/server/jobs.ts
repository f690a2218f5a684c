import type { JobDefinition } from '#platform/jobs.ts';
import { queueMail } from '#platform/mail.ts';
import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
import { receiptMail, teamMail } from './emails/withdrawal-mails.ts';
import { findWithdrawal } from './queries.ts';

/** The receipt on a durable medium, and word to the team; each once (WDR-03). */
export const sendWithdrawalReceipt: JobDefinition<Machine> = {
  name: 'send-withdrawal-receipt',
  run: async (machine, { withdrawalId }: { withdrawalId: number }) => {
    const withdrawal = await findWithdrawal(machine.db, withdrawalId);
    if (!withdrawal) return;
    const [receipt, team] = [await receiptMail(withdrawal), await teamMail(withdrawal)];
    await transact(machine, async (work) => {
      const key = `withdrawal-receipt:${withdrawalId}`;
      await queueMail(work, { key, to: withdrawal.email, ...receipt });
      const to = machine.config.SUPPORT_EMAIL;
      await queueMail(work, { key: `withdrawal-team:${withdrawalId}`, to, ...team });
    });
  },
};
