import { test } from 'vitest';
import { joinAndLeave } from '../support/journeys/newsletter.ts';
import { shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test.each([true])(
  'CNT-11 CNT-13 GRD-25 PRV-06 a visitor asks for the letter, confirms it and leaves it, scripts: %s',
  (javaScriptEnabled) => joinAndLeave(visit, javaScriptEnabled),
);
