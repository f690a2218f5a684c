import { redirect } from 'react-router';
import { nextPointChange } from '#modules/subscriptions/contracts.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { changeCalls } from '#services/shop/subscriptions.ts';
import type { ShippingAnswer } from '../checkout/shipping-answer.ts';
import type { Change } from './change.ts';
import { withFoundRelays } from './change-shipping.server.ts';
import { t } from './subscription-words.ts';

/** The relay point agreed for when the chosen one closes; without scripts the form also searches points. */
export const changeNextPoint = (change: Change): Promise<ShippingAnswer | undefined> =>
  withFoundRelays(change, 'nextPoint', send);

async function send({ shop, code, version, data }: Change): Promise<ShippingAnswer | undefined> {
  const typed = data.get('pickupPoint');
  const { refused } = await submitForm({
    form: 'nextPoint',
    words: 'subscription',
    data,
    schema: nextPointChange.required(),
    input: { pickupPoint: typeof typed === 'string' ? typed : '' },
    others: ['method', 'pickupPoint'],
    unexplained: t('failed'),
    send: async ({ pickupPoint }) => {
      await changeCalls(shop, code, version).setNextPoint(pickupPoint);
      throw redirect(subscriptionPaths.one(code, { done: 'nextPoint' }));
    },
  });
  return refused;
}
