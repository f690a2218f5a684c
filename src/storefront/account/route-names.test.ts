import { expect, test } from 'vitest';
import { handle as signIn } from '../sign-in/sign-in.page.tsx';
import { handle as account } from './account.page.tsx';

test('RTE-56 RTE-57 the account and its login have the names links and settings know', () => {
  expect(signIn.name).toBe('account-login');
  expect(account.name).toBe('account');
});
