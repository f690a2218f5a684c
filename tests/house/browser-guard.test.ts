import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserGuard } from '../../tools/vite-browser-guard.ts';

let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'guard-'));
  const files = {
    'src/modules/cart/server/secret.ts': 'export const secret = 1;',
    'src/platform/clock.ts': 'export const clock = 1;',
    'src/modules/cart/admin-operations.ts': 'export const cancel = 1;',
    'src/modules/cart/web/button.ts': 'export const button = 1;',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function buildBrowserCodeThatImports(path: string) {
  const entry = join(root, 'entry.ts');
  await writeFile(entry, `import * as all from './${path}'; console.log(all);`);
  const options = { write: false, lib: { entry, formats: ['es' as const] } };
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [browserGuard()],
    build: options,
  });
}

test.each([
  'src/modules/cart/server/secret.ts',
  'src/platform/clock.ts',
  'src/modules/cart/admin-operations.ts',
])('a browser build that imports %s is refused', async (path) => {
  await expect(buildBrowserCodeThatImports(path)).rejects.toThrow(/is server code/);
});

test('a browser build of web code is made', async () => {
  await expect(buildBrowserCodeThatImports('src/modules/cart/web/button.ts')).resolves.toBeTruthy();
});
