import { expect, test } from 'vitest';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE } from '../../../../tests/support/stocked-shop.ts';
import { subscriptionCalls } from '../../../../tests/support/subscription-calls.ts';

const shop = testShop();
const life = renewals(shop);
const { subscribe, query, goToDue, live, run, start, mails } = life;
const { of } = subscriptionCalls(shop);

/** What stands under each product of the latest mail of a kind, in the order of its lines. */
async function rhythms(kind: string): Promise<string[]> {
  const text = (await mails(kind)).at(-1)?.text ?? '';
  return text.match(/Cet envoi seulement|Tous les mois/g) ?? [];
}

test('SUB-08 every mail calls what was added once by that name, and not by the rhythm', async () => {
  const own = await subscribe();
  await query('delete from mails');
  await of(own).post('/items', {
    productVariant: `/api/v2/shop/product-variants/${KIBBLE}`,
    quantity: 1,
    scope: 'next',
  });
  await of(own).post('/pause');
  await of(own).post('/resume');
  await run();
  const both = ['Tous les mois', 'Cet envoi seulement'];
  expect(await rhythms('subscription-paused')).toEqual(both);
  expect(await rhythms('subscription-resumed')).toEqual(both);
  await goToDue(own.code, -7);
  await start('remind-subscribers');
  await run();
  expect(await rhythms('subscription-reminder')).toEqual(both);
  await goToDue(own.code);
  await live();
  expect(await rhythms('order-confirmation')).toEqual(both);
  await goToDue(own.code, -7);
  await start('remind-subscribers');
  await run();
  expect(await rhythms('subscription-reminder')).toEqual(['Tous les mois']);
});
