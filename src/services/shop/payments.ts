import type {
  PaymentCardShape,
  PaymentRequestInput,
  PaymentRequestShape,
  PaymentRequestUpdate,
  PaymentSetupInput,
  PaymentSetupShape,
  PaymentSetupUpdate,
} from '#modules/payments/contracts.ts';
import type { ShopClient } from './client.ts';

const request = (hash: string) => `/shop/payment-requests/${encodeURIComponent(hash)}`;

const setup = (hash: string) => `/shop/payment-setups/${encodeURIComponent(hash)}`;
const card = (id: number) => `/shop/payment-cards/${id}`;

/** Payment requests, and the cards that are kept (contracts §2.6). */
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
  /** Has it proposed first. */
  preferCard: (id: number) =>
    shop.call<PaymentCardShape>({ method: 'PATCH', path: card(id), body: { isDefault: true } }),
  removeCard: (id: number) => shop.call<null>({ method: 'DELETE', path: card(id) }),
  /** Card fields for a card that is kept and not charged. */
  openSetup: (body: PaymentSetupInput) =>
    shop.call<PaymentSetupShape>({ method: 'POST', path: '/shop/payment-setups', body }),
  /** `confirm` keeps the card, an empty payload asks the provider how it stands. */
  updateSetup: (hash: string, payload: PaymentSetupUpdate['payload']) =>
    shop.call<PaymentSetupShape>({ method: 'PUT', path: setup(hash), body: { payload } }),
  read: (hash: string) => shop.call<PaymentRequestShape>({ path: request(hash) }),
  /** `confirm` pays, `cancel` gives up, neither asks the provider how it stands. */
  update: (hash: string, payload: PaymentRequestUpdate['payload']) =>
    shop.call<PaymentRequestShape>({ method: 'PUT', path: request(hash), body: { payload } }),
});

export type PaymentCalls = ReturnType<typeof paymentCalls>;
