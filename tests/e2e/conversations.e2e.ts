import { test } from 'vitest';
import { converse } from '../support/journeys/conversations.ts';
import { shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test.each([[true, { width: 390, height: 844 }]])(
  'CNT-01 a customer and the team write to each other in one thread, scripts: %s',
  (javaScriptEnabled, viewport) => converse(visit, javaScriptEnabled, viewport),
);
