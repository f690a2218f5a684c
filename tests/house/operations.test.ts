import { expect, test } from 'vitest';
import { operationLines } from './operations-list.ts';

const files = import.meta.glob<object>('../../src/modules/*/*operations.ts', { eager: true });

test('V-11 every public address stands in docs/api-operations.txt: a change of one is seen in review', async () => {
  await expect(operationLines(files)).toMatchFileSnapshot('../../docs/api-operations.txt');
});
