import { postalAddressInput } from '#modules/customers/contracts.ts';
import { findCustomerByEmail } from '#modules/customers/server/index.ts';
import { dispatchDay } from '#modules/shipping/rules/index.ts';
import { hasSubscription, startSubscriptions } from '#modules/subscriptions/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import type { DemoCustomer, DemoSubscription } from '../../seeds/types.ts';
import { fillCart } from './fill-cart.ts';
import { onDay } from './in-the-past.ts';
import { liveThrough } from './live-through.ts';
import { payByCard } from './pay-by-card.ts';

/**
 * Places the subscriptions of the demonstration customers on a day in the past, with a test card of
 * the built-in provider. Skipped for other providers.
 */
export async function openSubscriptions(
  appContext: AppContext,
  customers: readonly DemoCustomer[],
) {
  if (appContext.config.PAYMENT_PROVIDER !== 'sandbox') return;
  for (const customer of customers) {
    const existing = await findCustomerByEmail(appContext.db, customer.email);
    if (!existing || (await hasSubscription(appContext.db, existing.id))) continue;
    for (const subscription of customer.subscriptions)
      await subscribe(appContext, customer, existing.id, subscription);
  }
}

/** The morning of the past day for which the next delivery leaves on the wanted working day. */
function inThePast(
  appContext: AppContext,
  { frequency, nextInDays }: DemoSubscription,
): AppContext {
  const next = dispatchDay(appContext.clock.today().add({ days: nextInDays }));
  return onDay(appContext, next.subtract({ days: frequency }));
}

async function subscribe(
  appContext: AppContext,
  { addresses, email, site }: DemoCustomer,
  customerId: number,
  subscription: DemoSubscription,
): Promise<void> {
  const { items, frequency } = subscription;
  const past = inThePast(appContext, subscription);
  const address = postalAddressInput.parse(addresses.find(({ isDefault }) => isDefault));
  const cart = await fillCart(past, {
    customerId,
    email,
    site,
    address,
    items,
    frequency,
    delivery: null,
    payment: 'card',
  });
  await payByCard(past, cart, customerId);
  await transact(past, (work) => startSubscriptions(work, cart.id));
  const daysAgo = past.clock.today().until(appContext.clock.today()).days;
  await liveThrough(appContext, cart.token, { daysAgo, payment: 'card' });
}
