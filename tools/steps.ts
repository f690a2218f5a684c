import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Step {
  label: string;
  /** A command of the project's packages and its parameters. */
  command: string[];
  /** Tests count themselves and print as they go; any other step counts as one. */
  isTests?: boolean;
}

export interface Count {
  passed: number;
  failed: number;
}

const command = (label: string, ...words: string[]): Step => ({ label, command: words });

/** Reuses knip's results for unchanged files. */
const KNIP_CACHE = ['--cache', '--cache-location', 'node_modules/.cache/gamelle/knip'];

/** Checks that only read the source, run one after the other. */
export const CHECKS: Step[] = [
  command('types', 'node', 'tools/check-types.ts'),
  command('format and lint', 'biome', 'check', '--error-on-warnings', '.'),
  command('unused code', 'knip', ...KNIP_CACHE),
  command('code only tests use', 'knip', '--production', ...KNIP_CACHE),
  command(
    'boundaries',
    'depcruise',
    '--config',
    '.dependency-cruiser.ts',
    'src',
    'art',
    'standins',
    'seeds',
  ),
  command('house rules', 'node', 'tools/check-house.ts'),
];

/** The build that tests of the built shop need. */
export const BUILD: Step[] = [
  command('build', 'node', '-e', "import('./tools/prepare.mjs').then((p) => p.run(p.build))"),
  command('demonstration shop', 'node', 'tools/fill-shop.ts'),
];

const REPORTER = './tests/support/progress-reporter.ts';

/** The tests of these kinds (`unit`, `db`, `e2e`, `outside`) in one pool of workers. */
export const tests = (...kinds: string[]): Step => ({
  label: 'tests',
  isTests: true,
  command: [
    'vitest',
    'run',
    `--reporter=${REPORTER}`,
    ...kinds.flatMap((kind) => ['--project', kind]),
  ],
});

/**
 * Runs lanes in parallel, and the steps of a lane one after the other whether or not the previous
 * one failed; prints each step with its time, and counts.
 */
export async function runSteps(lanes: Step[][]): Promise<Count> {
  const total: Count = { passed: 0, failed: 0 };
  const runLane = async (lane: Step[]) => {
    for (const step of lane) {
      const { passed, failed } = await runStep(step);
      total.passed += passed;
      total.failed += failed;
    }
  };
  await Promise.all(lanes.map(runLane));
  return total;
}

async function runStep({ label, command, isTests = false }: Step): Promise<Count> {
  const begun = performance.now();
  const { code, output, count } = isTests ? await runTests(command) : await run(command);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const counted = isTests ? `, ${count.passed} passed, ${count.failed} failed` : '';
  console.log(`${code === 0 ? '✓' : '✗'} ${label} (${seconds} s${counted})`);
  if (code !== 0) console.log(output.trim().replace(/^/gm, '    '));
  else
    for (const warning of output.match(/^.* warning: .*$/gm) ?? []) console.log(`    ${warning}`);
  return count;
}

/** Tests print their own output. */
async function runTests(command: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'step-'));
  const path = join(folder, 'count.json');
  const { code } = await run(command, { TEST_COUNT: path });
  const count = countIn(path, code);
  rmSync(folder, { recursive: true, force: true });
  return { code, output: '', count };
}

/** A run that crashed or did not finish counts as at least one failure. */
function countIn(path: string, code: number): Count {
  try {
    const { passed, failed } = JSON.parse(readFileSync(path, 'utf8')) as Count;
    return { passed, failed: Math.max(failed, Number(code !== 0)) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function run(
  [program = '', ...parameters]: string[],
  settings?: Record<string, string>,
): Promise<{ code: number; output: string; count: Count }> {
  return new Promise((resolve) => {
    const bin = join(process.cwd(), 'node_modules', '.bin');
    const env = { ...process.env, ...settings, PATH: `${bin}:${process.env.PATH}`, CI: '1' };
    const stdout = settings ? 'inherit' : 'pipe';
    const child = spawn(program, parameters, { env, stdio: ['ignore', stdout, stdout] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    const end = (code: number) => {
      const count = { passed: Number(code === 0), failed: Number(code !== 0) };
      resolve({ code, output, count });
    };
    child.once('error', (error) => {
      output += error;
      end(1);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}
