import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { spelled } from '#platform/mailed-confirmation.ts';
import { jsonFile } from '#platform/personal-data.ts';
import type { PersonalData } from '#registry/schema.ts';

/** Newsletter subscription of an address with its proof of consent. Copies of its mails are deleted with all mails. */
export const newsletterData: PersonalData = {
  tables: ['newsletter_subscriptions'],

  async exportFiles({ db }, customerId) {
    const rows = await db
      .selectFrom('newsletter_subscriptions as n')
      .innerJoin('customer_emails as c', 'c.email', 'n.email')
      .select(['n.email', 'n.state', 'n.source', 'n.asked_at as askedAt'])
      .select(['n.consent_version as consentVersion', 'n.asked_from as askedFrom'])
      .select(['n.confirmed_at as confirmedAt', 'n.left_at as leftAt'])
      .select('n.welcome_coupon as welcomeCoupon')
      .select(['n.suppressed_at as suppressedAt', 'n.suppressed_for as suppressedFor'])
      .select((row) =>
        jsonArrayFrom(
          row
            .selectFrom('newsletter_sends as w')
            .innerJoin('newsletter_issues as i', 'i.id', 'w.issue_id')
            .select(['i.subject', 'w.sent_at as sentAt'])
            .whereRef('w.subscription_id', '=', 'n.id')
            .where('w.state', '=', 'sent')
            .orderBy('w.issue_id'),
        ).as('received'),
      )
      .where('c.customer_id', '=', customerId)
      .execute();
    return [jsonFile('newsletter-consentement', rows)];
  },

  async erase({ tx }, { email, formerEmails }) {
    await tx
      .deleteFrom('newsletter_subscriptions')
      .where('email', 'in', [email, ...formerEmails].map(spelled))
      .execute();
  },
};
