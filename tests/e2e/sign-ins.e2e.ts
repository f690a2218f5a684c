import { test } from 'vitest';
import { endSignIns } from '../support/journeys/sign-ins.ts';
import { shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test.each([true])(
  'open sessions are listed and signed out, one or all, scripts: %s',
  (javaScriptEnabled) => endSignIns(visit, javaScriptEnabled),
);
