import type {
  CustomerMailRowShape,
  CustomerMailShape,
  TeamCustomerRowShape,
  TeamCustomerShape,
} from '#modules/customers/admin-contracts.ts';
import type { AccessShape } from '#modules/identity/admin-contracts.ts';
import type { CustomerLetterShape } from '#modules/newsletter/admin-contracts.ts';
import type { PurchasesShape } from '#modules/orders/admin-contracts.ts';
import type { CustomerPetsShape } from '#modules/pets/admin-contracts.ts';
import type { CustomerPrivacyShape } from '#modules/privacy/admin-contracts.ts';
import type { CustomerSponsorshipsShape } from '#modules/sponsorship/admin-contracts.ts';
import type { CustomerSubscriptionsShape } from '#modules/subscriptions/contracts.ts';
import type { AdminClient } from './client.ts';
import { listed } from './listed.ts';

const path = (id: string) => `/admin/customers/${encodeURIComponent(id)}`;
type Key = string | undefined;

/** What the team sees of customers. Each part comes from the module that keeps it. */
export const customerReads = (admin: AdminClient) => ({
  /** Newest first. */
  list: (query: { page: string; search: string | undefined }) =>
    listed<TeamCustomerRowShape>(admin, '/admin/customers', query),
  read: (id: string) => admin.read<TeamCustomerShape>(path(id)),
  access: (id: string) => admin.read<AccessShape>(`${path(id)}/access`),
  privacy: (id: string) => admin.read<CustomerPrivacyShape>(`${path(id)}/privacy`),
  purchases: (id: string) => admin.read<PurchasesShape>(`${path(id)}/purchases`),
  subscriptions: (id: string) =>
    admin.read<CustomerSubscriptionsShape>(`${path(id)}/subscriptions`),
  pets: (id: string) => admin.read<CustomerPetsShape>(`${path(id)}/animals`),
  letter: (id: string) => admin.read<CustomerLetterShape>(`${path(id)}/letter`),
  sponsorships: (id: string) => admin.read<CustomerSponsorshipsShape>(`${path(id)}/sponsorships`),
  mails: (id: string) => listed<CustomerMailRowShape>(admin, `${path(id)}/mails`),
  mail: (id: string, mail: string) =>
    admin.read<CustomerMailShape>(`${path(id)}/mails/${encodeURIComponent(mail)}`),
});

interface Correction {
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  phoneNumber?: string | null | undefined;
}

/** What the team does for a customer; `key` is the form's. */
export const customerDeeds = (admin: AdminClient, id: string, key: Key) => {
  const deed = (method: 'POST' | 'PUT' | 'DELETE', rest: string, body?: object) =>
    admin.change<unknown>({ method, path: `${path(id)}${rest}`, key, ...(body && { body }) });
  return {
    correct: (correction: Correction) => deed('PUT', '', correction),
    addNote: (text: string) => deed('POST', '/notes', { text }),
    removeNote: (note: string) => deed('DELETE', `/notes/${encodeURIComponent(note)}`),
    sendPasswordLink: () => deed('POST', '/password-links', {}),
    sendVerification: () => deed('POST', '/verification-links', {}),
    signOut: () => deed('DELETE', '/sign-ins'),
    block: (reason: string) => deed('PUT', '/block', { reason }),
    unblock: () => deed('DELETE', '/block'),
    makeExport: () => deed('POST', '/data-exports', {}),
    askDeletion: () => deed('POST', '/deletion-requests', {}),
  };
};
