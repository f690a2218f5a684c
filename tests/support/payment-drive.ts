import type { PaymentRequestShape } from '#modules/payments/contracts.ts';

/** A charge at the provider: state, cents, refunds. */
export interface DrivenCharge {
  state: string;
  amount: number;
  refunded: number;
}

/**
 * Controls a payment provider in tests, with the same interface for each, so that one table of
 * tests covers all.
 */
export interface ProviderDrive {
  name: 'sandbox' | 'stripe';
  /** Expected `responseData` of a new card payment. */
  opening: object;
  /** Event types of an authorised and captured charge. */
  eventTypes: { held: string; taken: string };
  /** Enters a card at the provider; returns its token if our page has to submit it. */
  enterCard(request: PaymentRequestShape, number: string): Promise<string | null>;
  /** Loads the page of the bank or wallet. */
  lookAtBank(url: string): Promise<string>;
  answerBank(url: string, answer: 'approve' | 'refuse'): Promise<Response>;
  charges(): Promise<DrivenCharge[]>;
  /** A webhook with the provider's signature. */
  signed(
    event: { id: string; type: string; key: string },
    at: number,
  ): { body: string; headers: Record<string, string> };
  /** Sends pending webhooks; returns their number. */
  deliver(): Promise<number>;
  /** Discards pending webhooks. */
  lose(): void;
}
