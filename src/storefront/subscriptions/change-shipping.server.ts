import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { FIND, PLACE } from '#modules/shipping/web/index.ts';
import { shippingChange } from '#modules/subscriptions/contracts.ts';
import { typedValues } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { changeCalls, subscriptionCalls } from '#services/shop/subscriptions.ts';
import { searchRelays } from '../checkout/search-relays.server.ts';
import type { ShippingAnswer } from '../checkout/shipping-answer.ts';
import type { Change } from './change.ts';
import { t } from './subscription-words.ts';

/**
 * Changes the shipping method or pickup point (SUB-07); without scripts the form also searches
 * points.
 */
export async function changeShipping(change: Change): Promise<ShippingAnswer | undefined> {
  const { data } = change;
  const asks = /^relay_/.test(String(data.get('method'))) && typeof data.get(PLACE) === 'string';
  return asks ? withFoundRelays(change, 'shipping', send) : send(change);
}

/** Handles a form that selects a pickup point; if it only searches points, or is refused, points are returned. */
export async function withFoundRelays(
  change: Change,
  form: string,
  run: (change: Change) => Promise<ShippingAnswer | undefined>,
): Promise<ShippingAnswer | undefined> {
  const { data } = change;
  const find = async () => {
    const draft = await subscriptionCalls(change.shop).draft(change.code);
    return draft ? { relays: await searchRelays(change.shop, draft, data) } : {};
  };
  if (data.has(FIND))
    return {
      form,
      submission: randomUUID(),
      values: typedValues(data),
      fields: {},
      problems: [],
      ...(await find()),
    };
  const refused = await run(change);
  return refused && { ...refused, ...(await find()) };
}

async function send({ shop, code, version, data }: Change): Promise<ShippingAnswer | undefined> {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const method = text('method');
  const { refused } = await submitForm({
    form: 'shipping',
    words: 'subscription',
    data,
    schema: shippingChange,
    input: {
      shippingMethod: method && `/api/v2/shop/shipping-methods/${method}`,
      pickupPoint: text('pickupPoint') || null,
      scope: text('scope'),
    },
    others: ['method', 'pickupPoint'],
    unexplained: t('failed'),
    send: async ({ shippingMethod, pickupPoint, scope }) => {
      await changeCalls(shop, code, version).setShipping(
        shippingMethod,
        pickupPoint ?? null,
        scope,
      );
      throw redirect(
        subscriptionPaths.one(code, {
          done: 'shipping',
          scope: scope === 'all' ? scope : undefined,
        }),
      );
    },
  });
  return refused;
}
