import { postalAddressInput } from '#modules/customers/contracts.ts';
import { findCustomerByEmail } from '#modules/customers/server/index.ts';
import { dispatchDay } from '#modules/shipping/rules/index.ts';
import { hasSubscription, startSubscriptions } from '#modules/subscriptions/server/index.ts';
import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
import type { DemoCustomer, DemoSubscription } from '../../seeds/types.ts';
import { fillCart } from './fill-cart.ts';
import { onDay } from './in-the-past.ts';
import { payByCard } from './pay-by-card.ts';

/**
 * Buys what the demonstration customers have on subscription, as they would have: on a day of the
 * past, with a test card of the built-in provider. Other providers take no demonstration.
 */
export async function openSubscriptions(machine: Machine, customers: readonly DemoCustomer[]) {
  if (machine.config.PAYMENT_PROVIDER !== 'sandbox') return;
  for (const customer of customers) {
    const known = await findCustomerByEmail(machine.db, customer.email);
    if (!known || (await hasSubscription(machine.db, known.id))) continue;
    for (const subscription of customer.subscriptions)
      await subscribe(inThePast(machine, subscription), customer, known.id, subscription);
  }
}

/** The morning of the day an order left whose next delivery leaves on the working day that is meant. */
function inThePast(machine: Machine, { frequency, nextInDays }: DemoSubscription): Machine {
  const next = dispatchDay(machine.clock.today().add({ days: nextInDays }));
  return onDay(machine, next.subtract({ days: frequency }));
}

async function subscribe(
  machine: Machine,
  { addresses, email, site }: DemoCustomer,
  customerId: number,
  { items, frequency }: DemoSubscription,
): Promise<void> {
  const address = postalAddressInput.parse(addresses.find(({ isDefault }) => isDefault));
  const cart = await fillCart(machine, {
    customerId,
    email,
    site,
    address,
    items,
    frequency,
    delivery: null,
    payment: 'card',
  });
  await payByCard(machine, cart, customerId);
  await transact(machine, (work) => startSubscriptions(work, cart.id));
}
