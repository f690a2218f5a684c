import { answeringIn } from '#i18n/spoken.server.ts';
import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import { findCustomer } from '#modules/customers/server/index.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { announceNewEmail } from './announce-new-email.ts';
import { forgetOldTokens } from './forget-old-tokens.ts';
import { requestReset } from './request-reset.ts';
import { requestSignInLink } from './request-sign-in-link.ts';
import { requestVerification } from './request-verification.ts';

/** After a change of e-mail: asks the new address for verification and notifies the former one. */
export const confirmNewEmailJob: JobDefinition<
  AppContext,
  { customerId: number; previous: string; previousVerified?: boolean }
> = {
  name: 'confirm-new-email',
  async run(appContext, { customerId, previous, previousVerified = false }) {
    const customer = await findCustomer(appContext.db, customerId);
    const channel = customer && (await findChannel(appContext.db, customer.channel));
    if (!channel) return;
    await transact(appContext, async (work) => {
      const origin = channelOrigin(channel, appContext.config);
      await announceNewEmail(work, customer, {
        email: previous,
        isVerified: previousVerified,
        origin,
      });
      if (!customer.emailVerifiedAt) await requestVerification(work, customer, origin);
    });
  },
};

/** Address, site and language of a request for a link; jobs queued before languages existed have no locale. */
interface LinkRequest {
  email: string;
  origin: string;
  locale?: string;
}

/** On `password_reset.asked`: mails the link, if there is such a customer. */
export const mailPasswordResetJob: JobDefinition<AppContext, LinkRequest> = {
  name: 'mail-password-reset',
  run: (appContext, { email, origin, locale }) =>
    answeringIn(locale ?? 'fr_FR', false, () =>
      transact(appContext, (work) => requestReset(work, email, origin)),
    ),
};

/** On `sign_in_link.asked`: mails the link, if there is such an account. */
export const mailSignInLinkJob: JobDefinition<AppContext, LinkRequest> = {
  name: 'mail-sign-in-link',
  run: (appContext, { email, origin, locale }) =>
    answeringIn(locale ?? 'fr_FR', false, () =>
      transact(appContext, (work) => requestSignInLink(work, email, origin)),
    ),
};

export const forgetOldTokensJob: JobDefinition<AppContext> = {
  name: 'forget-old-tokens',
  schedule: '40 3 * * *',
  run: (appContext) => transact(appContext, forgetOldTokens),
};
