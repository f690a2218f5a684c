import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { scaled } from '../support/limits.ts';
import { isFull } from './scope.ts';

/** What a run of four broken tests prints, by the name of its file. */
const printed = new Map<string, string>();
let code: number | null;

// A run of tests inside a run costs a minute of both processors: `npm run outside` plays it.
describe.runIf(isFull)('four tests broken on purpose', () => {
  /** Runs the tests that are broken on purpose as `npm run verify` runs tests. */
  beforeAll(async () => {
    const parameters = ['run', '--config', 'tests/house/broken/vitest.config.ts'];
    const reporter = '--reporter=./tests/support/progress-reporter.ts';
    const vitest = spawn('node_modules/.bin/vitest', [...parameters, reporter], {
      // Vitest of this very test tells its children what they are.
      env: {
        ...Object.fromEntries(
          Object.entries(process.env).filter(([name]) => !/VITEST|^BASE_URL$/.test(name)),
        ),
        SEED: '7',
        TEST_COUNT: '',
      },
    });
    let output = '';
    for (const stream of [vitest.stdout, vitest.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    code = await new Promise((ended) => vitest.once('close', ended));
    for (const part of output.split(/^(?=✗ tests\/house\/broken\/)/m)) {
      const [, kind] = /^✗ tests\/house\/broken\/(\w+)\.broken\.ts/.exec(part) ?? [];
      if (kind) printed.set(kind, part);
    }
    if (printed.size !== 4) throw new Error(`Not four failures:\n${output}`);
  }, scaled(180_000));

  test('a run with failures ends with another code than 0', () => {
    expect(code).toBe(1);
  });

  test('a pure test that fails prints what broke it, where, and the chance that found it', () => {
    expect(printed.get('unit')).toContain('no number is larger than a thousand');
    expect(printed.get('unit')).toMatch(/Counterexample: \[\d+\]/);
    expect(printed.get('unit')).toContain('unit.broken.ts:');
    expect(printed.get('unit')).toContain('SEED=7');
  });

  test('a database test that fails prints the errors of the server it asked', () => {
    expect(printed.get('db')).toContain('expected 500 to be 204');
    expect(printed.get('db')).toContain('relation "customers" does not exist');
    expect(printed.get('db')).toContain('register-customer.ts');
  });

  test('an outside test that fails prints the errors of the process it started', () => {
    expect(printed.get('outside')).toContain('expected 500 to be 204');
    // A line of the built shop leaves out what may be somebody's.
    expect(printed.get('outside')).toMatch(/error: .*relation .* does not exist/);
  });

  test('a browser test that fails names its trace, its picture, its console and the server’s lines', () => {
    const text = printed.get('e2e') ?? '';
    expect(text).toContain('Ouvrir la trappe');
    expect(text).toContain('the last words of the page');
    const remaining = [/Picture: (\S+)/, /Trace [^:]*: (\S+)/, /Console: (\S+)/].map(
      (pattern) => pattern.exec(text)?.[1] ?? '',
    );
    for (const path of remaining) expect(existsSync(path), path).toBe(true);
    expect(readFileSync(remaining[2] ?? '', 'utf8')).toContain('the last words of the page');
    expect(text).toMatch(/The server wrote/);
    rmSync(dirname(remaining[0] ?? ''), { recursive: true });
  });
});
