import { FAILURES_PER_ACCOUNT, FAILURES_PER_ADDRESS } from './lock-seconds.ts';
import { hashOf } from './secrets.ts';

/** A key that wrong passwords are counted under, and the number of failures that locks it. */
export interface FailureKey {
  key: string;
  threshold: number;
}

/**
 * Two keys: the account from this network address, and the account from anywhere. An unknown e-mail
 * gets the same, so that it cannot be told apart.
 */
export function failureKeys(email: string, address: string): FailureKey[] {
  const account = email.trim().toLowerCase();
  return [
    { key: hashOf(`account ${account}`), threshold: FAILURES_PER_ACCOUNT },
    { key: hashOf(`account ${account} from ${address}`), threshold: FAILURES_PER_ADDRESS },
  ];
}
