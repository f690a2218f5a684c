import { test } from 'vitest';
import { liveWholeLife } from '../support/journeys/account-life.ts';
import { shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test.each([true])(
  'PRV-07 AUT-06 ACC-02 a whole life: register, verify, forget the password, edit, export, delete; scripts: %s',
  (scripts) => liveWholeLife(visit, scripts),
);
