/** Faults of the provider with a charge that otherwise succeeds. */
type Fault =
  | 'slow'
  | 'no_answer'
  | 'duplicate_webhooks'
  | 'reordered_webhooks'
  | 'dropped_webhooks'
  /** Disputed by the cardholder's bank immediately after the capture. */
  | 'disputed'
  /** Authorised, but the capture is refused. */
  | 'capture_refused';

interface TestCard {
  name: string;
  number: string;
  outcome: 'authorize' | 'challenge' | 'decline';
  /** Its bank approves off-session charges without a challenge. */
  isMandated?: boolean;
  /** Code of a decline; its French words are under `declines`. */
  declineCode?: string;
  /** Decline code of off-session charges only: with the cardholder present it is approved. */
  laterDeclineCode?: string;
  fault?: Fault;
}

/** The only card numbers the provider accepts, so that no real card can be entered. */
export const TEST_CARDS: readonly TestCard[] = [
  { name: 'accepted_visa', number: '4242424242424242', outcome: 'authorize' },
  { name: 'accepted_mastercard', number: '5555555555554444', outcome: 'authorize' },
  { name: 'challenge', number: '4000000000003220', outcome: 'challenge' },
  { name: 'mandated', number: '4000002500003155', outcome: 'challenge', isMandated: true },
  {
    name: 'card_declined',
    number: '4000000000000002',
    outcome: 'decline',
    declineCode: 'card_declined',
  },
  {
    name: 'insufficient_funds',
    number: '4000000000009995',
    outcome: 'decline',
    declineCode: 'insufficient_funds',
  },
  {
    name: 'expired_card',
    number: '4000000000000069',
    outcome: 'decline',
    declineCode: 'expired_card',
  },
  { name: 'slow', number: '4000000000001018', outcome: 'authorize', fault: 'slow' },
  { name: 'no_answer', number: '4000000000001026', outcome: 'authorize', fault: 'no_answer' },
  {
    name: 'duplicate_webhooks',
    number: '4000000000001034',
    outcome: 'authorize',
    fault: 'duplicate_webhooks',
  },
  {
    name: 'reordered_webhooks',
    number: '4000000000001042',
    outcome: 'authorize',
    fault: 'reordered_webhooks',
  },
  {
    name: 'dropped_webhooks',
    number: '4000000000001059',
    outcome: 'authorize',
    fault: 'dropped_webhooks',
  },
  {
    name: 'declines_later',
    number: '4000000000000341',
    outcome: 'authorize',
    laterDeclineCode: 'insufficient_funds',
  },
  { name: 'disputed', number: '4000000000000259', outcome: 'authorize', fault: 'disputed' },
  {
    name: 'capture_refused',
    number: '4000000000001067',
    outcome: 'authorize',
    fault: 'capture_refused',
  },
];

export const testCardNamed = (name: string | null): TestCard | null =>
  TEST_CARDS.find((card) => card.name === name) ?? null;

export const testCardOf = (number: string): TestCard | null =>
  TEST_CARDS.find((card) => card.number === number) ?? null;
