import { test } from 'vitest';
import { answerFromSaved } from '../support/journeys/office-messages.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';

const { visit } = plainShoppers();

test.each([false])(
  'CNT-01 the team answers a message from a saved answer, scripts: %s',
  (javaScriptEnabled) => answerFromSaved(visit, javaScriptEnabled),
);
