import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Step {
  label: string;
  /** A command of the project's packages and its parameters. */
  command: string[];
  /** Name of a Vitest project: the step counts its tests instead of itself. */
  project?: string;
}

export interface Count {
  passed: number;
  failed: number;
}

const command = (label: string, ...words: string[]): Step => ({ label, command: words });
const tests = (label: string, project: string): Step => ({
  label,
  project,
  command: ['vitest', 'run', '--project', project],
});

/** Steps of one row run side by side. */
export const CHECKS: Step[][] = [
  [
    command('format and lint', 'biome', 'check', '--error-on-warnings', '.'),
    command('types', 'node', 'tools/check-types.ts'),
    tests('unit tests', 'unit'),
  ],
  [
    command('boundaries', 'depcruise', '--config', '.dependency-cruiser.ts', 'src', 'seeds'),
    command('unused code', 'knip'),
    command('house rules', 'node', 'tools/check-house.ts'),
  ],
];

export const BUILD: Step[][] = [
  [command('build', 'node', '-e', "import('./tools/prepare.mjs').then((p) => p.run(p.build))")],
];
export const DATABASE_TESTS: Step[][] = [[tests('database and HTTP tests', 'db')]];
export const BROWSER_TESTS: Step[][] = [
  [tests('browser tests', 'e2e')],
  [tests('outside tests', 'outside')],
];

/** Runs the rows one after the other, tells each step with its time, and counts. */
export async function runSteps(rows: Step[][]): Promise<Count> {
  const total: Count = { passed: 0, failed: 0 };
  for (const row of rows)
    for (const { passed, failed } of await Promise.all(row.map(runStep))) {
      total.passed += passed;
      total.failed += failed;
    }
  return total;
}

async function runStep({ label, command: [program = '', ...parameters], project }: Step) {
  const folder = mkdtempSync(join(tmpdir(), 'step-'));
  const report = join(folder, 'tests.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const begun = performance.now();
  const { code, output } = await run(program, project ? [...parameters, ...reporters] : parameters);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);

  const count = project
    ? countOf(report, code)
    : { passed: Number(code === 0), failed: Number(code !== 0) };
  rmSync(folder, { recursive: true, force: true });
  const tests = project ? `, ${count.passed} passed, ${count.failed} failed` : '';
  console.log(`${code === 0 ? '✓' : '✗'} ${label} (${seconds} s${tests})`);
  if (code !== 0) console.log(output.trim().replace(/^/gm, '    '));
  else
    for (const warning of output.match(/^.* warning: .*$/gm) ?? []) console.log(`    ${warning}`);
  return count;
}

interface TestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** A file that does not load failed once, and so did a run that broke outside its tests. */
function countOf(report: string, code: number): Count {
  try {
    const read = JSON.parse(readFileSync(report, 'utf8')) as TestReport;
    const { numPassedTests, numFailedTests, testResults } = read;
    const unloaded = testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    );
    const failed = numFailedTests + unloaded.length;
    return { passed: numPassedTests, failed: Math.max(failed, Number(code !== 0)) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function run(program: string, parameters: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const bin = join('node_modules', '.bin');
    const env = {
      ...process.env,
      PATH: `${join(process.cwd(), bin)}:${process.env.PATH}`,
      CI: '1',
    };
    const child = spawn(program, parameters, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', (error) => resolve({ code: 1, output: String(error) }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
