import { expect, test } from 'vitest';
import { permissionMatrix } from './permission-matrix.ts';

const files = import.meta.glob<object>('../../src/modules/*/*admin-operations.ts', { eager: true });

test('O-35 V-05 who may call what stands in docs/permissions.md: every operation by every role, composed roles and keys', async () => {
  await expect(permissionMatrix(files)).toMatchFileSnapshot('../../docs/permissions.md');
});
