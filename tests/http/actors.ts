import type { OrderShape } from '#modules/orders/contracts.ts';
import { type FixtureIds, idsOfOrders } from './fixture-ids.ts';
import type { Belongings, Fixtures, Leaver } from './fixtures.ts';

/** Who asks, and what they know: mostly what is theirs. */
export interface Actor {
  token: string | null;
  ids: FixtureIds;
  order: OrderShape;
  email: string;
  refreshToken: string;
  /** May end every sign-in: nobody needs this one's token afterwards. */
  isQuitting?: boolean;
}

export function actorsIn(
  { lea, noah, visitor, leaver, quitter }: Fixtures,
  shared: FixtureIds,
): Actor[] {
  const own = (person: Belongings, order: OrderShape): Actor => ({
    ...person,
    order,
    ids: withItems({ ...shared, ...idsOf(person), ...idsOfOrders([order]) }, person),
  });
  const all = [lea, noah].flatMap(({ cart, placed, paid }) => [cart, placed, paid]);
  const everything = withItems(
    { ...shared, ...idsOf(lea), ...idsOfOrders([...all, visitor]) },
    lea,
  );
  const guest = { ...lea, token: null, order: visitor };
  return [
    own(lea, lea.cart),
    own(lea, lea.placed),
    own(noah, noah.cart),
    own(noah, noah.paid),
    { ...guest, ids: { ...shared, ...idsOf(lea), ...idsOfOrders([visitor]) } },
    { ...guest, ids: { ...shared, ...idsOf(lea), ...idsOfOrders([visitor]) } },
    {
      ...leaver,
      order: visitor,
      ids: { ...shared, ...idsOfLeaver(leaver), ...idsOfOrders([visitor]) },
    },
    {
      ...quitter,
      order: visitor,
      isQuitting: true,
      ids: { ...shared, customers: [quitter.customer], 'sign-ins': ['current'] },
    },
    // Those who try what belongs to others.
    { ...guest, ids: everything },
    { ...noah, order: lea.cart, ids: everything },
  ];
}

/** Items of an order and of a subscription are named alike. */
const withItems = (ids: FixtureIds, { subscribed }: Belongings): FixtureIds => ({
  ...ids,
  items: [...(ids.items ?? []), ...subscribed],
});

const idsOf = (person: Belongings): FixtureIds => ({
  subscriptions: person.subscriptions,
  drafts: person.drafts,
  history: [person.paid.tokenValue, String(person.paid.number)],
  coupons: ['BIENVENUE5'],
  customers: [person.customer],
  addresses: [person.address],
  animals: person.animals,
  images: [person.image.fileId],
  'sign-ins': [person.signIn],
  'social-identities': [person.identity],
  'payment-requests': person.requests,
  'payment-cards': person.cards,
  'payment-setups': [person.setup],
  'data-exports': [person.dataExport],
  conversations: [person.conversation],
  files: ['0'],
  'announced-changes': person.announced,
  invoices: person.invoices,
  returns: ['1'],
  'newsletter-subscriptions': person.mails,
  'sponsor-codes': [person.sponsorCode],
  withdrawals: person.withdrawals,
  'reset-password-requests': person.mailed,
  'account-verification-requests': person.mailed,
});

const idsOfLeaver = ({ customer, address, deletions }: Leaver): FixtureIds => ({
  customers: [customer],
  addresses: [address],
  'deletion-requests': deletions,
});
