import type { CardProvider } from '../src/modules/payments/server/provider.ts';
import { createMethod } from '../tests/support/stripe-server/cards.ts';
import type { StripeServer } from '../tests/support/stripe-server/index.ts';

const BACK = 'https://shop.example/commande/retour/';

/** Sends every kind of request of the adapter: each payment method, each outcome of a charge. */
export async function walkProvider(provider: CardProvider, { world }: StripeServer): Promise<void> {
  const opening = (key: string, method: 'card' | 'paypal' | 'bancontact') => ({
    key,
    amount: 5490,
    currency: 'EUR',
    method,
    returnUrl: BACK,
    payer: { name: 'Camille Durand', email: 'camille@example.org' },
  });
  const opened = async (key: string, method: 'card' | 'paypal' | 'bancontact' = 'card') => {
    const charge = await provider.open(opening(key, method));
    return { key, reference: charge?.reference ?? null };
  };
  const card = (number: string) => createMethod(world, { type: 'card', card: { number } }).id;

  const paid = await opened('paid');
  const customer = (await provider.createCustomer('customer-1')) ?? '';
  await provider.attach(paid, { token: card('4242424242424242'), customer: null });
  await provider.keep(paid, customer, false);
  await provider.keep(paid, customer, true);
  await provider.confirm(paid, BACK);
  await provider.retrieve({ key: 'paid', reference: null });
  await provider.capture(paid, 'paid:capture');
  await provider.refund(paid, 'paid:refund', 490);
  // More than remains: the adapter checks whether it was already refunded.
  await provider.refund(paid, 'paid:too-much', 9999);
  await provider.statement(paid);

  const declined = await opened('declined');
  await provider.attach(declined, { token: card('4000000000000002'), customer: null });
  await provider.confirm(declined, BACK);
  await provider.void(declined);
  const again = await opened('again');
  const stored = [...world.methods.values()].find((method) => method.customer === customer);
  await provider.attach(again, { token: stored?.id ?? '', customer });
  await provider.confirm(again, BACK, { isOffSession: true });

  const setup = await provider.openSetup({ key: 'setup', customer, returnUrl: BACK });
  const named = { key: 'setup', reference: setup?.reference ?? null };
  await provider.attachToSetup(named, card('4242424242424242'));
  await provider.confirmSetup(named, BACK);
  await provider.retrieveSetup(named);
  await provider.forget(stored?.id ?? '');
  for (const method of ['paypal', 'bancontact'] as const)
    await provider.confirm(await opened(method, method), BACK);
  await provider.lostPayouts(Temporal.Instant.from('2026-01-01T00:00:00Z'));
  await provider.statements(Temporal.Instant.from('2026-01-01T00:00:00Z'));
}
