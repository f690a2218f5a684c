import { confirmPayment, openPayment, recordOpened } from '#modules/checkout/server/index.ts';
import type { Order } from '#modules/orders/server/index.ts';
import type { Attempt } from '#modules/payments/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { cardProviderStandin } from '#standins/card-provider/index.ts';

const ORIGIN = 'http://localhost';
const CARD = '4242 4242 4242 4242';

/** Runs an action in a serialised order. */
export type InTurn = <T>(act: () => Promise<T>) => Promise<T>;

/**
 * Orders a cart of the demonstration with a test card of the built-in provider; `number` names another one. The order is placed, and
 * numbered, in its turn.
 */
export async function payByCard(
  appContext: AppContext,
  cart: Order,
  customerId: number,
  { number = CARD, inTurn = (act) => act() }: { number?: string | undefined; inTurn?: InTurn } = {},
): Promise<void> {
  const access = { token: cart.token, caller: { customerId }, version: null };
  const opened = await openPayment(
    appContext,
    access,
    { paymentId: cart.payment?.id as number, paymentMethodCode: 'card', action: 'authorize' },
    ORIGIN,
    null,
  );
  const attempt = await transact(appContext, (work) => recordOpened(work, opened));
  await confirmWithCard(appContext, attempt, customerId, { number, inTurn });
}

/** Types a card into the fields of a payment, unless that was done, and confirms it: where it was stopped, it goes on. */
export async function confirmWithCard(
  appContext: AppContext,
  attempt: Attempt,
  customerId: number,
  { number = CARD, inTurn = (act) => act() }: { number?: string | undefined; inTurn?: InTurn } = {},
): Promise<void> {
  const form = new Request(ORIGIN + attempt.frameUrl, {
    method: 'POST',
    body: new URLSearchParams({ number, expiry: '08/29', cvc: '123' }),
  });
  await cardProviderStandin(appContext).fetch(form);
  const caller = { customerId };
  await inTurn(() => confirmPayment(appContext, caller, attempt, null, ORIGIN, null));
}
