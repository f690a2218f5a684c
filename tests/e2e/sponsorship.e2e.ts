import { test } from 'vitest';
import { shareCode } from '../support/journeys/sponsorship.ts';
import { shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test.each([true])(
  'RTE-37 SPO-01 UIX-14 a customer shares a code, writes to two people and sees them, scripts: %s',
  (javaScriptEnabled) => shareCode(visit, javaScriptEnabled),
);
