import { channelOrigin, findChannel, mailContact } from '#modules/channels/server/index.ts';
import { findCustomer } from '#modules/customers/server/index.ts';
import type { Subscription } from '#modules/subscriptions/server/index.ts';
import type { AppContext, Db, Tx } from '#registry/schema.ts';
import type { MailContact } from '#ui/mail/frame.server.tsx';

/** The recipient of a subscription mail, and their site. */
export interface Recipient {
  to: string;
  firstName: string;
  /** `https://host`. */
  origin: string;
  /** For the foot of the mail. */
  contact: MailContact;
}

/** The same recipient, with links to the pages in their language. */
export const localized = (recipient: Recipient): Recipient => ({
  ...recipient,
  contact: mailContact(recipient.origin, { SUPPORT_EMAIL: recipient.contact.email }),
});

/** The recipient of a subscription's mails; null when the account was deleted. */
export async function recipientOf(
  { config }: Pick<AppContext, 'config'>,
  db: Db | Tx,
  { customerId, channel: code }: Pick<Subscription, 'customerId' | 'channel'>,
): Promise<Recipient | null> {
  const customer = await findCustomer(db, customerId);
  const channel = await findChannel(db, code);
  if (!customer || !channel) return null;
  const { email: to, firstName } = customer;
  const origin = channelOrigin(channel, config);
  return { to, firstName, origin, contact: mailContact(origin, config) };
}
