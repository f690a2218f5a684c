import { test } from 'vitest';
import { endSignIns } from '../support/journeys/sign-ins.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';

const { visit } = plainShoppers();

test('open sessions are listed and signed out, one or all, scripts: false', () =>
  endSignIns(visit));
