import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { outsideClient } from '../support/outside.ts';
import { runScript } from './run-script.ts';

test('API-36 the script of docs/api.md buys from the running shop', async () => {
  const page = await readFile('docs/api.md', 'utf8');
  const script = /```js\n(const site[\s\S]*?)```/.exec(page)?.[1] ?? '';
  expect(await runScript({ text: script }, outsideClient().url)).toMatch(/^Order \d+: .+ euros\n$/);
});
