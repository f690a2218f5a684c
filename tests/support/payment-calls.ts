import { beforeEach } from 'vitest';
import type { OrderShape } from '#modules/orders/contracts.ts';
import type { ProviderDrive } from './payment-drive.ts';
import { jobRunner } from './run-jobs.ts';
import { sandboxDrive } from './sandbox-drive.ts';
import type { TestShop } from './shop.ts';

export const ACCEPTED = '4242 4242 4242 4242';
export const DECLINED = '4000 0000 0000 0002';
export const POOR = '4000 0000 0000 9995';
export const THREE_D_SECURE = '4000 0000 0000 3220';
export const MANDATED = '4000 0025 0000 3155';
export const NO_ANSWER = '4000 0000 0000 1026';
export const DUPLICATES = '4000 0000 0000 1034';
export const REORDERED = '4000 0000 0000 1042';
export const DROPPED = '4000 0000 0000 1059';
export const DISPUTED = '4000 0000 0000 0259';
export const CAPTURE_REFUSED = '4000 0000 0000 1067';

/**
 * A shopper's payment calls: API, and the provider's pages. Most of these tests send no parcel, so
 * payments are captured immediately unless `captureAt` is set.
 */
export function paymentCalls(
  shop: TestShop,
  drive: ProviderDrive = sandboxDrive(shop),
  { captureAt = 'order' as 'order' | 'shipping' } = {},
) {
  const jobs = jobRunner(shop);
  beforeEach(() => {
    shop.appContext.config.PAYMENT_PROVIDER = drive.name;
    shop.appContext.config.CAPTURE_AT = captureAt;
  });
  const call = async (method: string, path: string, body?: unknown, headers?: HeadersInit) => {
    const url = `/api/v2/shop${path}?channelCode=FR_WEB&locale=fr_FR`;
    const response = await shop.request(method, url, body, headers);
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
    return { status: response.status, body: (await response.json()) as any };
  };
  const open = (cart: OrderShape, paymentMethodCode = 'card') =>
    call('POST', `/orders/${cart.tokenValue}/payment-requests`, {
      paymentId: cart.payments[0]?.id,
      paymentMethodCode,
      action: 'authorize',
      payload: { target_path: '/commande/retour/' },
    });
  const put = (hash: string, payload: object) =>
    call('PUT', `/payment-requests/${hash}`, { payload });
  const read = async (hash: string) => (await call('GET', `/payment-requests/${hash}`)).body;

  const enterCard = async (request: Parameters<ProviderDrive['enterCard']>[0], number: string) => {
    const token = await drive.enterCard(request, number);
    if (token) await put(request.hash, { token });
  };
  /** A request with this card in it, ready to be confirmed. */
  const withCard = async (cart: OrderShape, number: string) => {
    const { body } = await open(cart);
    await enterCard(body, number);
    return body.hash as string;
  };
  /** Creates the request, enters the card, pays. */
  const pay = async (cart: OrderShape, number: string) =>
    put(await withCard(cart, number), { confirm: true, expectedTotal: cart.total });

  /** Runs webhooks and jobs until none is left. */
  const run = async (...only: string[]) => {
    let count = 0;
    for (let more = 1; more > 0; count += more)
      more = (only.length > 0 ? 0 : await drive.deliver()) + (await jobs.run(...only));
    return count;
  };
  const lose = async () => {
    drive.lose();
    await jobs.lose();
  };
  const sweep = async () => {
    shop.appContext.clock.move(Temporal.Duration.from({ minutes: 2 }));
    await jobs.start('sweep-payments');
    await jobs.run('settle-payment');
  };
  const { charges } = drive;
  const { start } = jobs;
  return { call, open, put, read, enterCard, withCard, pay, charges, run, start, lose, sweep };
}
