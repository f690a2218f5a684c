import type {
  WithdrawalAnswer,
  WithdrawalAnswerShape,
  WithdrawalInput,
  WithdrawalRightShape,
  WithdrawalShape,
} from '#modules/withdrawals/contracts.ts';
import type { ShopClient } from './client.ts';

/** Leaving a contract, with or without an account. */
export const withdrawalCalls = (shop: ShopClient) => ({
  declare: (body: WithdrawalInput) =>
    shop.call<WithdrawalShape>({ method: 'POST', path: '/shop/withdrawals', body }),
  answer: (token: string, body: WithdrawalAnswer) =>
    shop.call<WithdrawalAnswerShape>({
      method: 'PATCH',
      path: `/shop/withdrawals/${encodeURIComponent(token)}`,
      body,
    }),
  right: (token: string) =>
    shop.call<WithdrawalRightShape>({
      path: `/shop/orders/${encodeURIComponent(token)}/withdrawal-right`,
    }),
});
