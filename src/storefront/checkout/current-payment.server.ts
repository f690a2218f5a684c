import { redirect } from 'react-router';
import type { OrderShape } from '#modules/orders/contracts.ts';
import {
  isOnlineMethod,
  type OnlineMethod,
  type PaymentRequestShape,
} from '#modules/payments/contracts.ts';
import type { FunnelPaths } from '#pages/paths.ts';
import { ServiceError } from '#services/service-client.ts';
import type { PaymentCalls } from '#services/shop/payments.ts';
import { isOwed } from './funnel-steps.ts';
import { codeOf } from './shown-order.ts';

/** Display data of a card or wallet payment. */
export interface CurrentPayment {
  hash: string;
  method: OnlineMethod;
  /** `card`: give one · `ready`: can be paid · `bank`: confirm at the bank · `waits`: under way. */
  stage: 'card' | 'ready' | 'bank' | 'waits';
  frameUrl: string | null;
  /** Data for a provider whose fields are embedded in our page instead of an iframe. */
  fields: { scriptUrl: string; publicKey: string; amount: number } | null;
  bankUrl: string | null;
  card: PaymentRequestShape['responseData']['card'];
}

/**
 * The payment an order is paid with, null when its method needs none: the one this browser began,
 * brought up to date with the provider, else a new one. One that succeeded leads to the
 * confirmation; one that failed, at the bank or the wallet, leads back to the payment with its reason
 * when `tellsRefusal`. `at` are the addresses of its funnel. @throws ServiceError when the order cannot be paid as it is.
 */
export async function currentPayment(
  calls: PaymentCalls,
  order: OrderShape,
  at: FunnelPaths,
  stored: string | null,
  tellsRefusal = false,
): Promise<CurrentPayment | null> {
  const payment = order.payments[0];
  const method = codeOf(payment?.method);
  const isChosen = (order.checkoutState === 'payment_selected' || isOwed(order)) && order.due > 0;
  if (!payment || !isChosen || !isOnlineMethod(method)) return null;
  const begun = stored ? await broughtUpToDate(calls, stored) : null;
  if (begun?.state === 'completed') throw redirect(at.confirmation(order.tokenValue));
  if (begun?.state === 'failed' && tellsRefusal)
    throw redirect(`${at.step(order.tokenValue, 'payment')}&refus=${begun.hash}`);
  if (begun?.responseData.redirectUrl) return shown(begun, method, 'bank');
  try {
    const request = await calls.open(order.tokenValue, {
      paymentId: payment.id,
      paymentMethodCode: method,
      action: 'authorize',
      payload: {
        target_path: at.step(order.tokenValue, 'summary'),
        after_path: at.confirmation(order.tokenValue),
      },
    });
    const isReady = method !== 'card' || request.responseData.card !== null;
    return shown(request, method, isReady ? 'ready' : 'card');
  } catch (error) {
    const isPending = begun?.state === 'processing' && !begun.responseData.frameUrl;
    if (isPending && error instanceof ServiceError && error.status === 409)
      return shown(begun, method, 'waits');
    throw error;
  }
}

/** A payment refreshed from the provider; null for an unknown one. */
async function broughtUpToDate(
  calls: PaymentCalls,
  hash: string,
): Promise<PaymentRequestShape | null> {
  const existing = await readIfExists(calls, hash);
  return existing?.state === 'processing' ? calls.update(hash, {}) : existing;
}

/** Null for a missing request, or one of another customer. */
export async function readIfExists(
  calls: PaymentCalls,
  hash: string,
): Promise<PaymentRequestShape | null> {
  try {
    return await calls.read(hash);
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return null;
    throw error;
  }
}

function shown(
  { hash, amount, responseData }: PaymentRequestShape,
  method: CurrentPayment['method'],
  stage: CurrentPayment['stage'],
): CurrentPayment {
  const { frameUrl, scriptUrl, publicKey, redirectUrl: bankUrl, card } = responseData;
  const fields = scriptUrl && publicKey ? { scriptUrl, publicKey, amount } : null;
  return { hash, method, stage, frameUrl, fields, bankUrl, card };
}
