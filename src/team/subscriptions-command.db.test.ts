import { expect, test } from 'vitest';
import { countDueDeliveries } from '#modules/renewals/server/index.ts';
import { renewals } from '../../tests/support/renewals.ts';
import { testShop } from '../../tests/support/shop.ts';
import { subscriptionsCommand } from './subscriptions-command.ts';

const shop = testShop();
const { appContext } = shop;
const { subscribe, goToDue, run, cardsBecome } = renewals(shop);
const ask = (...given: string[]) => subscriptionsCommand(appContext, given);
const figures = () => countDueDeliveries(appContext.db, appContext.clock.today());

test('REL-68 REL-71 the team sees what is due, and runs it now as often as they like', async () => {
  const { code } = await subscribe();
  expect(await ask()).toEqual(['No delivery is due.']);
  await goToDue(code, 1);
  expect(await ask()).toEqual([expect.stringContaining(`${code}, delivery 2  overdue`)]);
  expect(await figures()).toContainEqual({ of: 'overdue', value: 1 });
  await cardsBecome('insufficient_funds');
  expect(await ask('run')).toEqual(['1 deliveries were given their job.']);
  expect(await ask('run')).toEqual(['0 deliveries were given their job.']);
  await run();
  expect(await ask()).toEqual([
    expect.stringContaining('failed: insufficient_funds after 1 tries, again on '),
  ]);
  expect(await figures()).toContainEqual({ of: 'failed', value: 1 });
  await expect(ask('dance')).rejects.toThrow('subscriptions run');
});
