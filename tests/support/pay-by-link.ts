import { orderCalls } from './order-calls.ts';
import { paymentCalls } from './payment-calls.ts';
import { sandboxDrive } from './sandbox-drive.ts';
import type { TestShop } from './shop.ts';
import { signedIn } from './sign-in.ts';

/** How the customer of a failed delivery pays its order by link, as any order. For tests. */
export function payByLinkIn(shop: TestShop) {
  const drive = sandboxDrive(shop);
  const payments = paymentCalls(shop, drive);
  const { call } = orderCalls(shop);

  return async (token: string, number: string) => {
    // Earlier sessions have expired.
    const { headers } = await signedIn(shop);
    const order = (await call('GET', `/${token}`, undefined, headers)).body;
    const opened = await payments.call(
      'POST',
      `/orders/${token}/payment-requests`,
      { paymentId: order.payments[0].id, paymentMethodCode: 'card', action: 'authorize' },
      headers,
    );
    await drive.enterCard(opened.body, number);
    const payload = { confirm: true, expectedTotal: order.total };
    return payments.call('PUT', `/payment-requests/${opened.body.hash}`, { payload }, headers);
  };
}
