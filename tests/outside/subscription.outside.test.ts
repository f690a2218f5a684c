import { test } from 'vitest';
import { changeSubscription } from '../support/journeys/subscription.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';

const { visit } = plainShoppers();

test('SUB-04 SUB-05 SUB-08 SUB-17 BIZ-08 RTE-40 RTE-41 RTE-42 RTE-43 a subscription is bought, seen and changed, without scripts', () =>
  changeSubscription(visit, false, { width: 390, height: 844 }));
