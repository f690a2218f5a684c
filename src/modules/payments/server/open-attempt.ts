import { randomBytes } from 'node:crypto';
import type { Cents } from '#kit/money.ts';
import { refuse } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { isOnlineMethod, type PaymentMethodCode } from '../contracts.ts';
import type { Attempt } from './attempt.ts';
import { moveAttempt } from './move-attempt.ts';
import type { ProviderName } from './provider.ts';
import { attemptColumns, lockOpenAttempts } from './queries.ts';
import { withdrawAttempt } from './withdraw-attempt.ts';

/** The order to be paid, the payer and the method. */
export interface AttemptOpening {
  orderToken: string;
  paymentId: number;
  method: PaymentMethodCode;
  /** The provider that charges, for online methods. */
  provider: ProviderName;
  action: 'authorize' | 'capture';
  amount: Cents;
  currency: string;
  quoteHash: string;
  customerId: number | null;
  targetPath: string | null;
  afterPath: string | null;
  /** Its hash, for callers that must get the same attempt when they repeat the call. */
  hash?: string;
}

/**
 * Creates the attempt to pay an order; the caller has locked the order. Repeated for the same quote, it returns the
 * existing attempt (REL-53); an attempt for another quote is cancelled.
 * @throws Refusal `payment.under_way` while an earlier attempt may be charging.
 */
export async function openAttempt(work: UnitOfWork, opening: AttemptOpening): Promise<Attempt> {
  for (const earlier of await lockOpenAttempts(work.tx, opening.orderToken)) {
    const { state } = earlier;
    if (state === 'confirming' || state === 'authorized') throw refuse('payment.under_way');
    if (state !== 'challenge' && isSame(earlier, opening)) return earlier;
    if (state === 'promised') await moveAttempt(work, earlier, 'void', { error_code: 'replaced' });
    else await withdrawAttempt(work, earlier, { code: 'replaced' });
  }
  const now = new Date(work.now.epochMilliseconds);
  const hash = opening.hash ?? randomBytes(24).toString('hex');
  return work.tx
    .insertInto('payment_attempts')
    .values({
      hash,
      order_token: opening.orderToken,
      payment_id: opening.paymentId,
      method_code: opening.method,
      provider: isOnlineMethod(opening.method) ? opening.provider : 'offline',
      action: opening.action,
      amount: opening.amount,
      currency: opening.currency,
      quote_hash: opening.quoteHash,
      customer_id: opening.customerId,
      target_path: opening.targetPath,
      after_path: opening.afterPath,
      created_at: now,
      updated_at: now,
    })
    .returning(attemptColumns)
    .executeTakeFirstOrThrow();
}

const isSame = (attempt: Attempt, opening: AttemptOpening) =>
  attempt.hash === (opening.hash ?? attempt.hash) &&
  attempt.method === opening.method &&
  attempt.amount === opening.amount &&
  attempt.quoteHash === opening.quoteHash &&
  attempt.targetPath === opening.targetPath &&
  attempt.afterPath === opening.afterPath;
