import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { outsideClient } from '../support/outside.ts';
import { runScript } from './run-script.ts';

const run = promisify(execFile);

/** What Python is called here; null where there is none. */
async function findPython(): Promise<string | null> {
  for (const name of ['python3', 'python'])
    try {
      await run(name, ['-c', 'import sys; assert sys.version_info >= (3, 9)']);
      return name;
    } catch {
      // Not installed, or too old: the next name may be.
    }
  return null;
}
const python = await findPython();
const noPython = python ? '' : ' (skipped: no Python 3.9 or later is installed)';

/** What both programs print. */
const SUBSCRIBED = new RegExp(
  ['Order \\d+: \\d+\\.\\d\\d euros', 'Subscription AB-\\S+: every 42 days']
    .concat('Changed: every 62 days, 3 bags, 1 product', 'Ended: stopped')
    .join('\\n'),
);

test('API-36 the script of docs/api.md buys from the running shop', async () => {
  const page = await readFile('docs/api.md', 'utf8');
  const script = /```js\n(const site[\s\S]*?)```/.exec(page)?.[1] ?? '';
  expect(await runScript({ text: script }, outsideClient().url)).toMatch(/^Order \d+: .+ euros\n$/);
});

test('API-36 V-04 the TypeScript tutorial buys by card, subscribes every 42 days, changes and ends it', async () => {
  const printed = await runScript({ file: 'docs/tutorial/subscribe.ts' }, outsideClient().url);
  expect(printed.trim()).toMatch(SUBSCRIBED);
});

test.skipIf(!python)(`API-36 V-04 the Python tutorial does the same${noPython}`, async () => {
  const env = { ...process.env, SHOP: outsideClient().url };
  const { stdout } = await run(String(python), ['docs/tutorial/subscribe.py'], { env });
  expect(stdout.trim()).toMatch(SUBSCRIBED);
});

test('API-36 the tutorials know no address but that of the document, and need no package', async () => {
  for (const name of ['subscribe.ts', 'subscribe.py']) {
    const text = await readFile(`docs/tutorial/${name}`, 'utf8');
    expect(text.match(/\/api\/[^"`]*/g)).toEqual(['/api/docs/shop.json']);
    expect(text).not.toMatch(/from '(?!node:)/);
  }
});
