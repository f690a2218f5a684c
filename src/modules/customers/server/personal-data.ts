import { t } from '#i18n/catalogue.server.ts';
import { jsonFile } from '#platform/personal-data.ts';
import type { PersonalData } from '#schema.ts';
import { presentAddress, presentCustomer } from './present.ts';
import { findCustomer, listAddresses } from './queries.ts';

const WHOLE_BOOK = { page: 1, itemsPerPage: 1000, offset: 0 };

/** Who a customer is and where they live. The emptied row stays: orders name it. */
export const customersData: PersonalData = {
  tables: ['customers', 'customer_addresses'],

  async exportFiles({ db }, customerId) {
    const customer = await findCustomer(db, customerId);
    if (!customer) return [];
    const { addresses } = await listAddresses(db, customerId, WHOLE_BOOK);
    const { email, createdAt, subscribedToNewsletter } = customer;
    return [
      jsonFile('profil', { ...presentCustomer(customer), createdAt }),
      jsonFile('adresses', addresses.map(presentAddress)),
      jsonFile('newsletter', { email, subscribed: subscribedToNewsletter }),
      jsonFile('consentements', { termsOfUse: { acceptedAt: createdAt, by: 'registration' } }),
    ];
  },

  async erase({ tx, now }, { customerId }) {
    await tx.deleteFrom('customer_addresses').where('customer_id', '=', customerId).execute();
    await tx
      .updateTable('customers')
      .set({
        // A name reserved for addresses that never exist (RFC 2606).
        email: `erased-${customerId}@customer.invalid`,
        email_verified_at: null,
        first_name: t('customers.erased.firstName'),
        last_name: t('customers.erased.lastName'),
        phone_number: null,
        gender: 'u',
        birthday: null,
        subscribed_to_newsletter: false,
        is_subscriber: false,
        updated_at: new Date(now.epochMilliseconds),
      })
      .where('id', '=', customerId)
      .execute();
  },
};
