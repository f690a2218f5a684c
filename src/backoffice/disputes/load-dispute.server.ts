import { shortDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import type { EventShape } from '#modules/people/admin-contracts.ts';
import type { Permission } from '#modules/staff/rules/index.ts';
import type { AdminClient } from '#services/admin/client.ts';
import { documentCalls } from '#services/admin/finance.ts';
import { teamOrderCalls } from '#services/admin/orders.ts';
import { peopleCalls } from '#services/admin/people.ts';
import { staffCalls } from '#services/admin/staff.ts';
import { officePaths } from '../paths.ts';
import { t } from './disputes-words.ts';

/** An item of evidence, with a link to its page. */
interface Evidence {
  text: string;
  to: string | null;
}

type TeamOrder = Awaited<ReturnType<ReturnType<typeof teamOrderCalls>['read']>>;
type Disputes = Awaited<ReturnType<ReturnType<typeof teamOrderCalls>['disputes']>>;

/** The disputes of an order, and all available evidence. */
export async function loadDispute(admin: AdminClient, number: string) {
  const [order, disputes, { members: documents }, { permissions }] = await Promise.all([
    teamOrderCalls(admin).read(number),
    teamOrderCalls(admin).disputes(number),
    documentCalls(admin).ofOrder(number),
    staffCalls(admin).me(),
  ]);
  const written = await findMessages(admin, order, permissions);
  const evidence: Evidence[] = [
    ...ofOrder(order),
    ...documents.map((document) => ({
      text: t(`evidence.${document.kind}`, {
        number: document.number,
        date: shortDate(document.issuedOn),
        total: money(document.total),
      }),
      to: officePaths.documents({ search: document.number }),
    })),
    ...ofParcels(order),
    ...written.map(({ kind, at, key }) => ({
      text: t(kind === 'message_answered' ? 'evidence.answer' : 'evidence.message', {
        date: shortDate(at),
      }),
      to: officePaths.message(key),
    })),
    ...ofConsents(disputes),
  ];
  const text = evidence.map((one) => `- ${one.text}`).join('\n');
  return { number, disputes: disputes.disputes, evidence, text };
}

type Address = NonNullable<TeamOrder['billingAddress']>;

const lineOf = ({ firstName, lastName, street, street2, postcode, city, countryCode }: Address) =>
  [`${firstName} ${lastName}`, street, street2, `${postcode} ${city}`, countryCode]
    .filter(Boolean)
    .join(', ');

function ofOrder(order: TeamOrder): Evidence[] {
  const { number, date, total, items, email, billingAddress, shippingAddress } = order;
  const [billing, shipping] = [billingAddress, shippingAddress].map((one) => one && lineOf(one));
  const name = billingAddress ? `${billingAddress.firstName} ${billingAddress.lastName}` : '';
  const whole = t('evidence.ordered', {
    number: number ?? '',
    date: date ? shortDate(date) : '',
    total: money(total),
  });
  const goods = items.map(({ quantity, productName }) =>
    t('evidence.goods', { quantity, name: productName }),
  );
  const texts = [whole, ...goods, t('evidence.customer', { name, email: email ?? '' })];
  if (billing === shipping) texts.push(t('evidence.sameAddress', { address: billing ?? '' }));
  else {
    texts.push(t('evidence.billing', { address: billing ?? '' }));
    texts.push(t('evidence.shipping', { address: shipping ?? '' }));
  }
  return texts.map((text) => ({ text, to: null }));
}

function ofParcels({ shipments }: TeamOrder): Evidence[] {
  const parcels = shipments.flatMap((shipment) => shipment.parcels);
  if (parcels.length === 0) return [{ text: t('evidence.notSent'), to: null }];
  return parcels.map(({ trackingNumber, shippedAt, deliveredAt, carrierLink }) => ({
    text: deliveredAt
      ? t('evidence.delivered', {
          number: trackingNumber,
          date: shortDate(shippedAt),
          arrived: shortDate(deliveredAt),
        })
      : t('evidence.sent', { number: trackingNumber, date: shortDate(shippedAt) }),
    to: carrierLink,
  }));
}

function ofConsents({ terms, mandate }: Disputes): Evidence[] {
  const texts: string[] = [];
  if (terms.acceptedAt && terms.version)
    texts.push(t('evidence.terms', { version: terms.version, date: shortDate(terms.acceptedAt) }));
  if (mandate)
    texts.push(t('evidence.mandate', { date: shortDate(mandate.acceptedAt), text: mandate.text }));
  return texts.map((text) => ({ text, to: null }));
}

const OF_MESSAGE: readonly EventShape['kind'][] = ['message', 'message_added', 'message_answered'];

/** Messages between the customer and the team since the order, oldest first. */
async function findMessages(
  admin: AdminClient,
  { customer, email, date }: TeamOrder,
  permissions: readonly Permission[],
): Promise<readonly EventShape[]> {
  if (!permissions.includes('customers.read')) return [];
  const calls = peopleCalls(admin);
  const id = customer?.split('/').at(-1);
  const key = id ? null : await guestKey(admin, email);
  if (!id && !key) return [];
  const { members } = id ? await calls.events(id, 1) : await calls.guestEvents(key ?? '', 1);
  return members
    .filter(({ kind, at }) => OF_MESSAGE.includes(kind) && (!date || at >= date))
    .toReversed();
}

async function guestKey(admin: AdminClient, email: string | null): Promise<string | null> {
  if (!email) return null;
  const { members } = await peopleCalls(admin).guests({ search: email, itemsPerPage: '10' });
  return members.find((one) => one.email.toLowerCase() === email.toLowerCase())?.key ?? null;
}
