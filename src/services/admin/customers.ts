import type { BodyOf } from '#kit/operation.ts';
import * as animals from '#modules/animals/admin-operations.ts';
import * as checkout from '#modules/checkout/admin-operations.ts';
import * as customers from '#modules/customers/admin-operations.ts';
import * as identity from '#modules/identity/admin-operations.ts';
import * as newsletter from '#modules/newsletter/admin-operations.ts';
import * as orders from '#modules/orders/admin-operations.ts';
import * as privacy from '#modules/privacy/admin-operations.ts';
import * as sponsorship from '#modules/sponsorship/admin-operations.ts';
import * as subscriptions from '#modules/subscriptions/admin-operations.ts';
import type { AdminClient } from './client.ts';

type Key = string | undefined;

/** Customer data for the team, from the modules that own it. */
export const customerReads = (admin: AdminClient) => ({
  read: (id: string) => admin.read(customers.getAnyCustomer, { params: { id } }),
  access: (id: string) => admin.read(identity.getCustomerAccess, { params: { id } }),
  privacy: (id: string) => admin.read(privacy.getCustomerPrivacy, { params: { id } }),
  purchases: (id: string) => admin.read(orders.getCustomerPurchases, { params: { id } }),
  subscriptions: (id: string) =>
    admin.read(subscriptions.listCustomerSubscriptions, { params: { id } }),
  animals: (id: string) => admin.read(animals.listCustomerAnimals, { params: { id } }),
  newsletter: (id: string) => admin.read(newsletter.getCustomerNewsletter, { params: { id } }),
  sponsorships: (id: string) => admin.read(sponsorship.getCustomerSponsorships, { params: { id } }),
  credit: (id: string) => admin.read(checkout.getCustomerCredit, { params: { id } }),
  /** Searches accounts like the customer list. */
  find: (search: string) => admin.list(customers.listCustomers, { query: { search } }),
  /** Preview of merging the other account into this one. */
  merge: (id: string, other: string) =>
    admin.read(privacy.previewCustomerMerge, { params: { id, other } }),
  mails: (id: string) => admin.list(customers.listCustomerMails, { params: { id } }),
  mail: (id: string, mail: string) =>
    admin.read(customers.getCustomerMail, { params: { id, mail } }),
});

/** Changes to a customer; `key` is the form's idempotency key. */
export const customerActions = (admin: AdminClient, id: string, key: Key) => {
  const params = { id };
  return {
    correct: (body: BodyOf<typeof customers.correctCustomer>) =>
      admin.change(customers.correctCustomer, { params, body, key }),
    addNote: (text: string) =>
      admin.change(customers.addCustomerNote, { params, body: { text }, key }),
    giveCredit: (body: BodyOf<typeof checkout.giveCustomerCredit>) =>
      admin.change(checkout.giveCustomerCredit, { params, body, key }),
    issueVoucher: (body: BodyOf<typeof checkout.issueVoucher>) =>
      admin.change(checkout.issueVoucher, { body, key }),
    removeNote: (note: string) =>
      admin.change(customers.removeCustomerNote, { params: { id, note }, key }),
    sendPasswordLink: () => admin.change(identity.sendPasswordLink, { params, body: {}, key }),
    sendVerification: () => admin.change(identity.sendVerificationLink, { params, body: {}, key }),
    signOut: () => admin.change(identity.signCustomerOut, { params, key }),
    block: (reason: string) =>
      admin.change(identity.blockCustomer, { params, body: { reason }, key }),
    unblock: () => admin.change(identity.unblockCustomer, { params, key }),
    makeExport: () => admin.change(privacy.requestCustomerExport, { params, body: {}, key }),
    merge: (body: BodyOf<typeof privacy.mergeCustomer>) =>
      admin.change(privacy.mergeCustomer, { params, body, key }),
    askDeletion: () => admin.change(privacy.requestCustomerDeletion, { params, body: {}, key }),
  };
};
