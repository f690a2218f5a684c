import { invalid, type Method, newId, type StripeState } from './state.ts';

/** Stripe's own test numbers, and ours for the faults of the line: as in the built-in provider. */
const DECLINES: Record<string, { code: string; decline_code?: string; message: string }> = {
  '4000000000000002': {
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  '4000000000009995': {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  '4000000000000069': { code: 'expired_card', message: 'Your card has expired.' },
};
const CHALLENGED = '4000000000003220';
/** Its bank approves off-session charges without a challenge. */
const MANDATED = '4000002500003155';

export const declineOf = (number: string) => DECLINES[number] ?? null;
export const isChallenged = (number: string, isOffSession: boolean): boolean =>
  number === CHALLENGED || (number === MANDATED && !isOffSession);
/** Captured, then disputed. */
export const isDisputed = (number: string): boolean => number === '4000000000000259';
export const isSilent = (number: string | null): boolean => number === '4000000000001026';

/** Number of copies of each webhook, by card: 0, 2 or 1. */
export function copiesOf(number: string | null): number {
  if (number === '4000000000001059') return 0;
  return number === '4000000000001034' ? 10 : 1;
}
export const isReordered = (number: string | null): boolean => number === '4000000000001042';

interface CardForm {
  type?: string;
  card?: { number?: string; exp_month?: string; exp_year?: string; cvc?: string };
}

/** The payment method Stripe's script creates from a typed card. */
export function createMethod(world: StripeState, { type, card }: CardForm): Method {
  if (!type) throw invalid('parameter_missing', 'Missing required param: type.', { param: 'type' });
  const number = (card?.number ?? '').replaceAll(' ', '');
  if (type === 'card' && !/^\d{16}$/.test(number))
    throw invalid('incorrect_number', 'Your card number is incorrect.', { param: 'number' });
  const method: Method = {
    id: newId('pm'),
    object: 'payment_method',
    type,
    customer: null,
    number,
  };
  if (type === 'card')
    method.card = {
      brand: number.startsWith('5') ? 'mastercard' : 'visa',
      last4: number.slice(-4),
      exp_month: Number(card?.exp_month ?? 8),
      exp_year: Number(card?.exp_year ?? 2029),
    };
  world.methods.set(method.id, method);
  return method;
}

/** A payment method in Stripe's format, without the card number. */
export function shownMethod({
  number: _,
  isDetached: __,
  ...method
}: Method): Omit<Method, 'number' | 'isDetached'> {
  return method;
}
