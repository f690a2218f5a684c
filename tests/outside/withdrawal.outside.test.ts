import { test } from 'vitest';
import { withdraw } from '../support/journeys/withdrawal.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';

const { visit } = plainShoppers();

test.each([false])(
  'WDR-03 a visitor withdraws in two steps, and finds the receipt, scripts: %s',
  (javaScriptEnabled) => withdraw(visit, javaScriptEnabled),
);
