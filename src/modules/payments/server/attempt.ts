import type { Cents } from '#kit/money.ts';
import type { CardSummary, PaymentMethodCode } from '../contracts.ts';
import type { AttemptState } from '../rules/index.ts';
import type { ChargeName, ProviderName } from './provider.ts';

/** One attempt to pay one order; `hash` is its public name and its key at the provider. */
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
  /** What the shopper agreed to pay for. */
  quoteHash: string;
  /** Who pays, when somebody is signed in. */
  customerId: number | null;
  /** The shopper ticked that the card be kept. */
  keepsCard: boolean;
  /** The card it was kept as: what is heard of it later is not kept again. */
  savedCardId: number | null;
  targetPath: string | null;
  afterPath: string | null;
  providerReference: string | null;
  clientSecret: string | null;
  publicKey: string | null;
  frameUrl: string | null;
  redirectUrl: string | null;
  card: CardSummary | null;
  /** When the provider lets go of what it holds; null: it holds nothing, or does not say. */
  heldUntil: Date | null;
  errorCode: string | null;
  errorMessage: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** What the provider of an attempt knows its charge by. */
export const chargeOf = ({ hash, providerReference }: Attempt): ChargeName => ({
  key: hash,
  reference: providerReference,
});
