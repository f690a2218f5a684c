import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import { findCustomer } from '#modules/customers/server/index.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
import { announceNewEmail } from './announce-new-email.ts';
import { forgetOldTokens } from './forget-old-tokens.ts';
import { requestReset } from './request-reset.ts';
import { requestVerification } from './request-verification.ts';

/** A changed address is asked to prove itself, and the former one is told. */
export const confirmNewEmailJob: JobDefinition<Machine, { customerId: number; previous: string }> =
  {
    name: 'confirm-new-email',
    async run(machine, { customerId, previous }) {
      const customer = await findCustomer(machine.db, customerId);
      const channel = customer && (await findChannel(machine.db, customer.channel));
      if (!channel) return;
      await transact(machine, async (work) => {
        await announceNewEmail(work, customer, previous);
        if (customer.emailVerifiedAt) return;
        await requestVerification(work, customer, channelOrigin(channel, machine.config));
      });
    },
  };

/** Of `password_reset.asked`: mails the link, if there is such a customer. */
export const mailPasswordResetJob: JobDefinition<Machine, { email: string; origin: string }> = {
  name: 'mail-password-reset',
  run: (machine, { email, origin }) =>
    transact(machine, (work) => requestReset(work, email, origin)),
};

export const forgetOldTokensJob: JobDefinition<Machine> = {
  name: 'forget-old-tokens',
  schedule: '40 3 * * *',
  run: (machine) => transact(machine, forgetOldTokens),
};
