import { TIME_ZONE } from '#kit/dates.ts';
import { addItem } from '#modules/cart/server/index.ts';
import {
  addressOrder,
  confirmPayment,
  openPayment,
  recordOpened,
  selectPayment,
  selectShipping,
} from '#modules/checkout/server/index.ts';
import { postalAddressInput } from '#modules/customers/contracts.ts';
import { findCustomerByEmail } from '#modules/customers/server/index.ts';
import { type CartAccess, findOrder, type Order, openCart } from '#modules/orders/server/index.ts';
import { dispatchDay } from '#modules/shipping/rules/index.ts';
import { hasSubscription, startSubscriptions } from '#modules/subscriptions/server/index.ts';
import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
import { cardProviderStandin } from '#standins/card-provider/index.ts';
import type { DemoCustomer, DemoSubscription } from '../../seeds/types.ts';

const ORIGIN = 'http://localhost';
const CARD = { number: '4242 4242 4242 4242', expiry: '08/29', cvc: '123' };

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
  const day = next.subtract({ days: frequency });
  const now = day.toZonedDateTime({ timeZone: TIME_ZONE, plainTime: '09:00' }).toInstant();
  return { ...machine, clock: { now: () => now, today: () => day, move: () => undefined } };
}

async function subscribe(
  machine: Machine,
  customer: DemoCustomer,
  customerId: number,
  subscription: DemoSubscription,
): Promise<void> {
  const cart = await fillCart(machine, customer, customerId, subscription);
  const access = { token: cart.token, caller: { customerId }, version: null };
  const opened = await openPayment(
    machine,
    access,
    { paymentId: cart.payment?.id as number, paymentMethodCode: 'card', action: 'authorize' },
    ORIGIN,
  );
  const attempt = await transact(machine, (work) => recordOpened(work, opened));
  const form = new Request(ORIGIN + attempt.frameUrl, {
    method: 'POST',
    body: new URLSearchParams(CARD),
  });
  await cardProviderStandin(machine).fetch(form);
  await confirmPayment(machine, access.caller, attempt, null, ORIGIN);
  await transact(machine, (work) => startSubscriptions(work, cart.id));
}

async function fillCart(
  machine: Machine,
  { addresses, email, site }: DemoCustomer,
  customerId: number,
  { items, frequency }: DemoSubscription,
): Promise<Order> {
  const address = postalAddressInput.parse(addresses.find(({ isDefault }) => isDefault));
  return transact(machine, async (work) => {
    const opening = { channel: site, currency: 'EUR', locale: 'fr_FR', customerId };
    const { token } = await openCart(work, opening);
    const access: CartAccess = { token, caller: { customerId }, version: null };
    for (const [variantCode, quantity] of items)
      await addItem(work, access, {
        ...{ variantCode, quantity, subscriptionInterval: frequency },
        ...{ sourceItemList: null, upsell: false },
      });
    const { order } = await addressOrder(work, access, { email, billingAddress: address });
    const { shipment, payment } = order;
    const way = { methodCode: shipment?.methodCode as string, point: null };
    await selectShipping(work, access, shipment?.id as number, way);
    await selectPayment(work, access, payment?.id as number, 'card');
    return (await findOrder(work.tx, token)) as Order;
  });
}
