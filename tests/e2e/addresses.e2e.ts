import { test } from 'vitest';
import { keepAddresses } from '../support/journeys/addresses.ts';
import { shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test.each([true])('ADR-01 ADR-02 ADR-03 the address book, scripts: %s', (scripts) =>
  keepAddresses(visit, scripts),
);
