import type { paymentCalls } from './payment-calls.ts';
import type { ProviderDrive } from './payment-drive.ts';

type Calls = Pick<ReturnType<typeof paymentCalls>, 'call'>;

/** Saves a card for a signed-in customer without a payment; returns its id. */
export async function keepTestCard(
  { call }: Calls,
  drive: ProviderDrive,
  headers: HeadersInit,
  number: string,
): Promise<number> {
  const { body } = await call('POST', '/payment-setups', {}, headers);
  const token = await drive.enterCard(body, number);
  const payload = { token: token ?? undefined, confirm: true };
  const requested = await call('PUT', `/payment-setups/${body.hash}`, { payload }, headers);
  const bank = requested.body.responseData.redirectUrl;
  if (bank) await drive.answerBank(bank, 'approve');
  const saved = bank
    ? await call('PUT', `/payment-setups/${body.hash}`, { payload: {} }, headers)
    : requested;
  return saved.body.paymentCard.id;
}
