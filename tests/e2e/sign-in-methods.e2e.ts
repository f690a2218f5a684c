import { test } from 'vitest';
import { choosePassword } from '../support/journeys/sign-in-methods.ts';
import { shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test.each([true])(
  'ACC-03 an account without a password chooses one once its provider vouches, then lets go of it; scripts: %s',
  (javaScriptEnabled) => choosePassword(visit, javaScriptEnabled),
);
