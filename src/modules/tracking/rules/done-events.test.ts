import { expect, test } from 'vitest';
import {
  exitIntent,
  lead,
  promotionEvent,
  refundEvent,
  subscriptionChange,
  subscriptionStarts,
} from './index.ts';

test('TRK-08 an address that was left is a lead of its form', () => {
  expect(lead('newsletter')).toEqual({
    name: 'generate_lead',
    data: { lead_source: 'newsletter' },
  });
});

test('CMP-26 leaving tells where to, when that is known', () => {
  expect(exitIntent('https://exemple.org/')).toEqual({
    name: 'exitIntent',
    data: { target: 'https://exemple.org/' },
  });
  expect(exitIntent(null).data).toEqual({ target: null });
});

test('a campaign that is shown has its name, its title and its place', () => {
  const campaign = { id: 'noel', title: 'Noël au chaud', slot: 'ad_push_category' };
  expect(promotionEvent('view_promotion', campaign).data).toEqual({
    ecommerce: {
      promotion_id: 'noel',
      promotion_name: 'Noël au chaud',
      creative_name: 'Noël au chaud',
      creative_slot: 'ad_push_category',
    },
  });
  const unnamed = promotionEvent('select_promotion', { ...campaign, title: null });
  expect(unnamed).toMatchObject({ data: { ecommerce: { promotion_name: 'noel' } } });
});

test('a refund is told in euros, whole or in part', () => {
  const back = { number: '000004020', amount: 1250, total: 7870 };
  expect(refundEvent(back).data).toEqual({
    ecommerce: { transaction_id: '000004020', currency: 'EUR', value: 12.5 },
    refund_type: 'partial',
  });
  expect(refundEvent({ ...back, amount: 7870 }).data).toMatchObject({ refund_type: 'full' });
});

test('an order begins one subscription for each rhythm in it', () => {
  const items = [31, null, 31, 62].map((subscriptionInterval) => ({ subscriptionInterval }));
  expect(subscriptionStarts(items).map(({ data }) => data?.frequency_days)).toEqual([31, 62]);
  expect(subscriptionStarts([{ subscriptionInterval: null }])).toEqual([]);
});

test('what was done to a subscription is an update, or its end', () => {
  const subscription = { code: 'AB-1', frequency: { days: 31 } };
  const about = { subscription_code: 'AB-1', frequency_days: 31 };
  expect(subscriptionChange('date', subscription)).toEqual({
    name: 'subscription_update',
    data: { ...about, reason: 'date' },
  });
  expect(subscriptionChange('abort', subscription)).toEqual({
    name: 'subscription_abort',
    data: about,
  });
  expect(subscriptionChange(null, subscription)).toBeNull();
});
