import type { PaymentRequestShape } from '#modules/payments/contracts.ts';

/** A charge at the provider: its state in our words, its cents, and what went back of it. */
export interface DrivenCharge {
  state: string;
  amount: number;
  refunded: number;
}

/** What happens at a provider, beside the shop: the same for each, so that one table tries all. */
export interface ProviderDrive {
  name: 'sandbox' | 'stripe';
  /** Expected of `responseData` when a card payment was opened. */
  opening: object;
  /** Types of the messages of a charge that is held and then taken. */
  eventTypes: { held: string; taken: string };
  /** Types a card where the provider asks for it; the token of it, if our page has to hand it over. */
  enterCard(request: PaymentRequestShape, number: string): Promise<string | null>;
  /** Looks at the page of the bank or wallet. */
  lookAtBank(url: string): Promise<string>;
  answerBank(url: string, answer: 'approve' | 'refuse'): Promise<Response>;
  charges(): Promise<DrivenCharge[]>;
  /** A message as the provider signs it. */
  signed(
    event: { id: string; type: string; key: string },
    at: number,
  ): { body: string; headers: Record<string, string> };
  /** Sends the messages that wait; how many there were. */
  deliver(): Promise<number>;
  /** Messages that wait never arrive. */
  lose(): void;
}
