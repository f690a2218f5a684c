import type { OrderShape } from '#modules/orders/contracts.ts';
import { cardProviderStandin } from '#standins/card-provider/index.ts';
import { jobRunner } from './run-jobs.ts';
import type { TestShop } from './shop.ts';

export const ACCEPTED = '4242 4242 4242 4242';
export const DECLINED = '4000 0000 0000 0002';
export const POOR = '4000 0000 0000 9995';
export const THREE_D_SECURE = '4000 0000 0000 3220';
export const NO_ANSWER = '4000 0000 0000 1026';
export const DUPLICATES = '4000 0000 0000 1034';
export const REORDERED = '4000 0000 0000 1042';
export const DROPPED = '4000 0000 0000 1059';

/** What a shopper does to pay: over the wire, and on the provider's own pages. For tests. */
export function paymentCalls(shop: TestShop) {
  const { run, start, lose } = jobRunner(shop);
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

  const provider = (path: string, form?: Record<string, string>) => {
    const init = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
    return cardProviderStandin(shop.machine).fetch(new Request(`http://localhost${path}`, init));
  };
  const enterCard = (frameUrl: string, number: string) =>
    provider(frameUrl, { number, expiry: '08/29', cvc: '123' });

  /** A request with this card in it, ready to be confirmed. */
  const withCard = async (cart: OrderShape, number: string) => {
    const { body } = await open(cart);
    await enterCard(body.responseData.frameUrl, number);
    return body.hash as string;
  };
  /** Opens, enters the card, pays. */
  const pay = async (cart: OrderShape, number: string) =>
    put(await withCard(cart, number), { confirm: true, expectedTotal: cart.total });

  /** What the provider holds and took: per charge, its state and what went back. */
  const charges = async () => {
    const rows = shop.database.pool.query<{ state: string; amount: number; refunded: number }>(
      'select state, amount, refunded from standin_charges order by created_at, reference',
    );
    return (await rows).rows;
  };
  const sweep = async () => {
    shop.machine.clock.move(Temporal.Duration.from({ minutes: 2 }));
    await start('sweep-payments');
    await run('settle-payment');
  };
  return {
    call,
    open,
    put,
    read,
    provider,
    enterCard,
    withCard,
    pay,
    charges,
    run,
    start,
    lose,
    sweep,
  };
}
