import { test } from 'vitest';
import { terminate } from '../support/journeys/termination.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';

const { visit } = plainShoppers();

test.each([false])(
  'SUB-02 a visitor terminates a contract in two steps, without an account, scripts: %s',
  (javaScriptEnabled) => terminate(visit, javaScriptEnabled),
);
