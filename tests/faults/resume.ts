import { expect } from 'vitest';
import { call, confirm, type Journey, Refused, shopOnce } from './shopper.ts';

/** Shops until the line goes dead, with one order after the other; tells each answer as it comes. */
export async function shopUntilDead(
  url: string,
  journeys: Journey[],
  answered?: () => void,
  nextVoucher?: () => string | undefined,
): Promise<void> {
  for (;;) {
    const journey: Journey = {
      cart: null,
      payment: null,
      isAccepted: false,
      voucher: nextVoucher?.(),
    };
    journeys.push(journey);
    try {
      await shopOnce(url, journey, answered);
    } catch (error) {
      if (error instanceof Refused) throw error;
      return;
    }
  }
}

const contentOf = (cart: { items: { variantCode: string; quantity: number }[] }) =>
  cart.items.map(({ variantCode, quantity }) => `${quantity} × ${variantCode}`);

/** What a shopper finds after the restart, and how the journey ends. */
async function resume(url: string, journey: Journey) {
  const { cart, payment } = journey;
  if (!cart) return;
  const found = await call(url, 'GET', `/orders/${cart.tokenValue}`);
  if (journey.isAccepted) {
    expect(found).toMatchObject({ total: cart.total, number: expect.any(String) });
    // On the morning of a working day its parcel leaves within the minute.
    expect(['new', 'completed']).toContain(found.state);
    return;
  }
  // The last request may have been done without an answer: then the cart is one step further.
  expect(contentOf(found)).toEqual(expect.arrayContaining(contentOf(cart)));
  if (!payment) return;
  await confirm(url, journey, cart.due).catch((error) => {
    // The card was not entered yet when the line went dead.
    if (!(error instanceof Refused) || !error.message.includes('payment.card_missing')) throw error;
  });
}

/** Everybody comes back to where they were; returns those who hold an order. */
export async function resumeAll(url: string, journeys: Journey[]): Promise<Journey[]> {
  await Promise.all(journeys.map((journey) => resume(url, journey)));
  return journeys.filter(({ isAccepted }) => isAccepted);
}

/** Waits for so many answers, counted by `answered`: a moment that means the same on any machine. */
export function afterAnswers(count: number): { answered: () => void; reached: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  let missing = count;
  if (missing === 0) resolve();
  const answered = () => {
    missing -= 1;
    if (missing === 0) resolve();
  };
  return { answered, reached: promise };
}
