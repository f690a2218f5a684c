import { t } from '#i18n/catalogue.server.ts';
import { defined } from '#kit/defined.ts';
import { jsonFile, moving } from '#platform/personal-data.ts';
import type { PersonalData, UnitOfWork } from '#registry/schema.ts';
import { erasedEmail } from './get-customer.ts';
import { listNotes } from './notes.ts';
import { presentAddress, presentCustomer } from './present.ts';
import { findCustomer, listAddresses } from './queries.ts';

const WHOLE_BOOK = { page: 1, itemsPerPage: 1000, offset: 0 };

/** A customer and their addresses. The anonymised row remains, because orders refer to it. */
export const customersData: PersonalData = {
  tables: ['customers', 'customer_addresses', 'customer_notes'],
  owned: moving('customer_id', 'customer_addresses', 'customer_notes'),

  /** Fills empty fields of the remaining account from the merged one. */
  async settleMerge({ tx, now }, { from, to }) {
    const [other, own] = await Promise.all([findCustomer(tx, from), findCustomer(tx, to)]);
    if (!other || !own) return;
    await tx
      .updateTable('customers')
      .set({ default_address_id: null })
      .where('id', '=', from)
      .execute();
    await tx
      .updateTable('customers')
      .set({
        phone_number: own.phoneNumber ?? other.phoneNumber,
        birthday: own.birthday ?? other.birthday,
        has_ordered: own.hasOrdered || other.hasOrdered,
        is_subscriber: own.isSubscriber || other.isSubscriber,
        updated_at: new Date(now.epochMilliseconds),
      })
      .where('id', '=', to)
      .execute();
  },

  async exportFiles({ db }, customerId) {
    const customer = await findCustomer(db, customerId);
    if (!customer) return [];
    const { addresses } = await listAddresses(db, customerId, WHOLE_BOOK);
    const { email, createdAt, subscribedToNewsletter } = customer;
    const notes = await listNotes(db, customerId);
    return defined([
      jsonFile('profil', { ...presentCustomer(customer), createdAt }),
      jsonFile('adresses', addresses.map(presentAddress)),
      jsonFile('newsletter', { email, subscribed: subscribedToNewsletter }),
      jsonFile('consentements', { termsOfUse: { acceptedAt: createdAt, by: 'registration' } }),
      // Notes are part of the customer's data export, but not the names of their authors.
      notes.length === 0
        ? undefined
        : jsonFile(
            'notes',
            notes.map(({ text, createdAt: writtenAt }) => ({ text, writtenAt })),
          ),
    ]);
  },

  async erase({ tx, now }, { customerId }) {
    await tx.deleteFrom('customer_addresses').where('customer_id', '=', customerId).execute();
    await tx.deleteFrom('customer_notes').where('customer_id', '=', customerId).execute();
    await emptyCustomer({ tx, now }, customerId);
  },
};

/** Erases all data of a customer except the id that invoices refer to. */
export async function emptyCustomer(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  customerId: number,
): Promise<void> {
  await tx
    .updateTable('customers')
    .set({
      email: erasedEmail(customerId),
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
}
