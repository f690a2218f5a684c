import { FAILURES_PER_ACCOUNT, FAILURES_PER_ADDRESS } from './lock-seconds.ts';
import { hashOf } from './secrets.ts';

/** Under what wrong passwords are counted, and how many lock. */
export interface FailureKey {
  key: string;
  threshold: number;
}

/** One account from one address, and the account from anywhere; an unknown e-mail counts the same. */
export function failureKeys(email: string, address: string): FailureKey[] {
  const account = email.trim().toLowerCase();
  return [
    { key: hashOf(`account ${account}`), threshold: FAILURES_PER_ACCOUNT },
    { key: hashOf(`account ${account} from ${address}`), threshold: FAILURES_PER_ADDRESS },
  ];
}
