import { refuse } from '#kit/refusal.ts';
import type { CartAccess } from '#modules/orders/server/index.ts';
import {
  isOnlineMethod,
  type PaymentRequestInput,
  paymentMethodCodes,
} from '#modules/payments/contracts.ts';
import {
  type Attempt,
  type CardProvider,
  cardProvider,
  moveAttempt,
  type OpenedCharge,
  openAttempt,
  providerOf,
  recordOpening,
} from '#modules/payments/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import { askAboutChosenPoint } from '../ask-about-point.ts';
import { type Quote, quoteOrder } from '../charge.ts';
import { completeOrder } from '../complete-order.ts';
import type { Placer } from '../limit-unpaid.ts';

/** A payment and the charge the provider opened for it; null when there is nothing to save. */
export interface Opened {
  attempt: Attempt;
  charge: OpenedCharge | null;
}

/**
 * Opens a payment of an order. Card or wallet: creates a quote and opens the charge at the
 * provider. Cheque or transfer: the order is placed at once (PAY-06). `origin` is the site the
 * shopper returns to; `placer` is the caller, null for the shop itself.
 * @throws Refusal as `quoteOrder`; `payment.method` when the order may not be paid with this
 * method; `payment.under_way`; `payment.unavailable` when the provider does not respond.
 */
export async function openPayment(
  appContext: AppContext,
  access: CartAccess,
  input: PaymentRequestInput,
  origin: string,
  placer: Placer | null,
): Promise<Opened> {
  await askAboutChosenPoint(appContext, access);
  const { name } = cardProvider(appContext);
  const { attempt, payer } = await transact(appContext, (work) =>
    writeAttempt(work, access, input, name, placer),
  );
  if (attempt.state !== 'new' || !isOnlineMethod(attempt.method)) return { attempt, charge: null };
  const { hash, amount, currency, method, targetPath } = attempt;
  const charge = await providerOf(appContext, attempt).open({
    key: hash,
    amount,
    currency,
    method,
    payer,
    returnUrl: origin + (targetPath ?? '/'),
  });
  if (!charge) throw refuse('payment.unavailable');
  return { attempt, charge };
}

/** Saves what the provider opened. */
export const recordOpened = async (
  work: UnitOfWork,
  { attempt, charge }: Opened,
): Promise<Attempt> => (charge ? recordOpening(work, attempt.hash, charge) : attempt);

async function writeAttempt(
  work: UnitOfWork,
  access: CartAccess,
  { paymentId, paymentMethodCode, action, payload }: PaymentRequestInput,
  provider: CardProvider['name'],
  placer: Placer | null,
): Promise<{ attempt: Attempt; payer: Quote['payer'] }> {
  const quote = await quoteOrder(work, access, paymentId, null);
  const method = paymentMethodCodes.find((code) => code === quote.methodCode);
  if (!method || method !== paymentMethodCode || quote.amount === 0) throw refuse('payment.method');
  const attempt = await openAttempt(work, {
    orderToken: quote.token,
    paymentId,
    method,
    provider,
    action,
    amount: quote.amount,
    currency: quote.currency,
    quoteHash: quote.quoteHash,
    customerId: quote.customerId,
    targetPath: payload?.target_path ?? null,
    afterPath: payload?.after_path ?? null,
  });
  const { payer } = quote;
  if (isOnlineMethod(attempt.method) || attempt.state !== 'new') return { attempt, payer };
  // For an order placed earlier, the cheque or transfer was recorded then.
  if (quote.number === null)
    await completeOrder(
      work,
      { ...access, version: null },
      { expectedTotal: quote.amount },
      placer,
    );
  return { attempt: await moveAttempt(work, attempt, 'promise'), payer };
}
