import type { BodyOf } from '#kit/operation.ts';
import * as withdrawals from '#modules/withdrawals/operations.ts';
import type { ShopClient } from './client.ts';

/** Withdrawing from a contract, with or without an account. */
export const withdrawalCalls = (shop: ShopClient) => ({
  declare: (body: BodyOf<typeof withdrawals.declareWithdrawal>) =>
    shop.call(withdrawals.declareWithdrawal, { body }),
  answer: (token: string, body: BodyOf<typeof withdrawals.answerWithdrawal>) =>
    shop.call(withdrawals.answerWithdrawal, { params: { token }, body }),
  right: (token: string) => shop.call(withdrawals.getWithdrawalRight, { params: { token } }),
});
