import type { Cents } from '#kit/money.ts';
import type { CardSummary } from '../contracts.ts';
import type { AttemptAction, AttemptState } from './attempt-states.ts';

/** The provider's report on a charge. `unknown`: it did not respond. `absent`: it has no such charge. */
export type Outcome =
  | { status: 'unknown' }
  | { status: 'absent' }
  | (Charged & { status: 'open' | 'authorized' | 'captured' | 'voided' })
  | (Charged & { status: 'requires_action'; redirectUrl: string })
  | (Charged & { status: 'declined'; code: string; message: string });

export interface Charged {
  reference: string;
  amount: Cents;
  card: CardSummary | null;
  /** The provider's token of the card, once it is saved for its customer. */
  token?: string | null;
  /** When the authorisation expires, if the provider says so. */
  heldUntil?: Temporal.Instant | null;
}

/** The provider's report on saving a card without a charge. */
export type SetupOutcome =
  | { status: 'unknown' | 'absent' }
  | { status: 'open'; card: CardSummary | null }
  | { status: 'requires_action'; redirectUrl: string }
  | { status: 'declined'; code: string; message: string }
  | { status: 'saved'; token: string; card: CardSummary };

/**
 * The transition that a report of the provider causes; null for none. It depends on the current state, so a report
 * received twice, late or out of order has no effect (REL-61).
 */
export function actionFor(state: AttemptState, outcome: Outcome): AttemptAction | null {
  switch (outcome.status) {
    case 'unknown':
      return null;
    case 'absent':
      return state === 'accepted' || state === 'captured' ? null : 'void';
    case 'open':
      return state === 'new' ? 'open' : state === 'confirming' ? 'reopen' : null;
    case 'requires_action':
      return state === 'challenge' ? null : 'challenge';
    case 'authorized':
      return 'authorize';
    case 'captured':
      return state === 'accepted' ? 'capture' : 'authorize';
    case 'declined':
      // A refused capture means that the held money is lost, like a released authorisation.
      return state === 'voiding' || state === 'accepted' ? 'void' : 'decline';
    case 'voided':
      return 'void';
  }
}

/** The next automatic step of an attempt, or null. */
export function nextStep(state: AttemptState): 'finalise' | 'capture' | 'void' | null {
  if (state === 'authorized') return 'finalise';
  if (state === 'accepted') return 'capture';
  return state === 'voiding' ? 'void' : null;
}
