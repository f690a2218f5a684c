import type { Cents } from '#kit/money.ts';
import type { CardSummary, PaymentMethodCode } from '../contracts.ts';
import type { AttemptState } from '../rules/index.ts';
import type { ChargeName, ProviderName } from './provider.ts';

/** One attempt to pay one order; `hash` is its public id and its key at the provider. */
export interface Attempt {
  hash: string;
  orderToken: string;
  paymentId: number;
  method: PaymentMethodCode;
  provider: ProviderName | 'offline';
  action: 'authorize' | 'capture';
  state: AttemptState;
  amount: Cents;
  currency: string;
  /** Hash of the quote the shopper agreed to pay. */
  quoteHash: string;
  /** The signed-in customer who pays, if any. */
  customerId: number | null;
  /** Whether the shopper chose to save the card. */
  keepsCard: boolean;
  /** Id of the saved card: later messages about the charge do not save it again. */
  savedCardId: number | null;
  targetPath: string | null;
  afterPath: string | null;
  providerReference: string | null;
  clientSecret: string | null;
  publicKey: string | null;
  frameUrl: string | null;
  redirectUrl: string | null;
  card: CardSummary | null;
  /** When the authorisation expires; null when nothing is held, or the provider does not say. */
  heldUntil: Date | null;
  errorCode: string | null;
  errorMessage: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** The identifiers of an attempt's charge at the provider. */
export const chargeOf = ({ hash, providerReference }: Attempt): ChargeName => ({
  key: hash,
  reference: providerReference,
});
