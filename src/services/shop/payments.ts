import type {
  PaymentCardShape,
  PaymentRequestInput,
  PaymentRequestShape,
  PaymentRequestUpdate,
} from '#modules/payments/contracts.ts';
import type { ShopClient } from './client.ts';

const request = (hash: string) => `/shop/payment-requests/${encodeURIComponent(hash)}`;

/** Payment requests (contracts §2.6). */
export const paymentCalls = (shop: ShopClient) => ({
  /** Asked again for what the order still is, it answers the request there is. */
  open: (token: string, body: PaymentRequestInput) =>
    shop.call<PaymentRequestShape>({
      method: 'POST',
      path: `/shop/orders/${encodeURIComponent(token)}/payment-requests`,
      body,
    }),
  /** Cards the customer asked us to keep, the one proposed first before the others. */
  cards: async () => {
    const kept = await shop.call<{ 'hydra:member': PaymentCardShape[] }>({
      path: '/shop/payment-cards',
    });
    return kept['hydra:member'];
  },
  read: (hash: string) => shop.call<PaymentRequestShape>({ path: request(hash) }),
  /** `confirm` pays, `cancel` gives up, neither asks the provider how it stands. */
  update: (hash: string, payload: PaymentRequestUpdate['payload']) =>
    shop.call<PaymentRequestShape>({ method: 'PUT', path: request(hash), body: { payload } }),
});

export type PaymentCalls = ReturnType<typeof paymentCalls>;
