import type { Cents } from '#kit/money.ts';
import type { CardSummary } from '../contracts.ts';
import type { AttemptAction, AttemptState } from './attempt-states.ts';

/** What a provider says of a charge. `unknown`: it did not answer. `absent`: it never heard of it. */
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
  /** The provider's name of the card, once it keeps it for its customer. */
  token?: string | null;
  /** When it lets go of what it holds, where it says so. */
  heldUntil?: Temporal.Instant | null;
}

/** What a provider says of a card it was asked to keep without a charge. */
export type SetupOutcome =
  | { status: 'unknown' | 'absent' }
  | { status: 'open'; card: CardSummary | null }
  | { status: 'requires_action'; redirectUrl: string }
  | { status: 'declined'; code: string; message: string }
  | { status: 'saved'; token: string; card: CardSummary };

/**
 * What an answer of the provider does to an attempt; null: nothing. An answer is judged against
 * the state it finds, so the same answer heard twice, late or out of order does nothing (REL-61).
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
      // Money held is refused when it is to be taken: it is as lost as money let go of.
      return state === 'voiding' || state === 'accepted' ? 'void' : 'decline';
    case 'voided':
      return 'void';
  }
}

/** What is to be done next for an attempt, without anybody asking. */
export function nextStep(state: AttemptState): 'finalise' | 'capture' | 'void' | null {
  if (state === 'authorized') return 'finalise';
  if (state === 'accepted') return 'capture';
  return state === 'voiding' ? 'void' : null;
}
