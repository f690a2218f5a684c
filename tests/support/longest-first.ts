import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest of all, so that nobody waits at the end for one file that began last. */
const LONGEST = [
  'faults/renewals',
  'subscriptions',
  'payment-methods',
  'faults/points',
  'faults/kill',
  'after-order',
  'account',
  'relay',
  'tracking',
  'purchase',
  'account-life',
  'pets',
  'other-device',
  'http/strangers',
  'http/fuzz',
  'http/idempotency',
];
const ending = new RegExp(`/(${LONGEST.join('|')})\\.(e2e|db\\.test)\\.ts$`);

/** Where a file stands in the list; what it does not name comes after it, in the usual order. */
function place({ moduleId }: TestSpecification): number {
  const [, name] = ending.exec(moduleId) ?? [];
  return name === undefined ? LONGEST.length : LONGEST.indexOf(name);
}

/** The order of the files of tests. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
