import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { keepTimes } from './file-times.ts';

interface Kind {
  files: number;
  done: number;
  passed: number;
  failed: number;
  skipped: number;
  /** Sum of its files' durations in milliseconds. */
  took: number;
}

const NAMES: Record<string, string> = {
  unit: 'unit tests',
  db: 'database and HTTP tests',
  e2e: 'browser tests',
  outside: 'outside tests',
};
const EVERY_MS = 20_000;
/** Warning threshold for the total duration of tests over HTTP. */
const OUTSIDE_LIMIT_MS = 90_000;

type TestError = ReturnType<TestModule['errors']>[number];

/**
 * Reports progress in a few lines: each kind of tests when its last file ends, each failure
 * immediately with its details, and progress now and then. Writes totals to the file named by
 * TEST_COUNT, and stores durations.
 */
export default class ProgressReporter implements Reporter {
  private readonly kinds = new Map<string, Kind>();
  private readonly times = new Map<string, number>();
  private readonly begun = performance.now();
  private ticking?: NodeJS.Timeout;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    for (const { project } of specifications) this.kindOf(project.name).files += 1;
    this.ticking = setInterval(() => this.say(`  … ${this.progress()}`), EVERY_MS);
    this.ticking.unref();
  }

  onTestModuleEnd(module: TestModule): void {
    const kind = this.kindOf(module.project.name);
    // Without waiting for the build, which counts as collection time.
    const { duration: took } = module.diagnostic();
    this.times.set(module.moduleId, took);
    kind.took += took;
    kind.done += 1;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') kind.passed += 1;
      else if (state === 'skipped') kind.skipped += 1;
      else this.fail(kind, test.module, test.fullName, errorsOf(test));
    }
    for (const suite of module.children.allSuites())
      if (suite.errors().length > 0) this.fail(kind, module, suite.fullName, suite.errors());
    if (module.errors().length > 0) this.fail(kind, module, 'the file', module.errors());
    if (kind.done === kind.files) this.tellEnd(module.project.name, kind);
  }

  onTestRunEnd(_: readonly TestModule[], unhandled: readonly TestError[]): void {
    clearInterval(this.ticking);
    keepTimes(this.times);
    for (const error of unhandled) this.say(`✗ outside any test\n${indent(textOf(error))}`);
    const sum = { passed: 0, failed: unhandled.length };
    for (const { passed, failed, files, done } of this.kinds.values()) {
      sum.passed += passed;
      sum.failed += failed;
      // A file that did not finish has no test that reports it.
      sum.failed += files - done;
    }
    const { TEST_COUNT: path } = process.env;
    if (path) writeFileSync(path, JSON.stringify(sum));
    this.say(`  ${this.progress()}`);
  }

  private kindOf(name: string): Kind {
    const kind = this.kinds.get(name) ?? {
      files: 0,
      done: 0,
      passed: 0,
      failed: 0,
      skipped: 0,
      took: 0,
    };
    this.kinds.set(name, kind);
    return kind;
  }

  private fail(kind: Kind, module: TestModule, name: string, errors: readonly TestError[]): void {
    kind.failed += 1;
    const file = relative(process.cwd(), module.moduleId);
    this.say(`✗ ${file}: ${name}\n${errors.map((error) => indent(textOf(error))).join('\n')}`);
  }

  private tellEnd(name: string, { passed, failed, skipped, took }: Kind): void {
    const left = skipped > 0 ? `, ${skipped} skipped` : '';
    this.say(
      `${failed > 0 ? '✗' : '✓'} ${NAMES[name] ?? name} (after ${this.seconds()} s, ${passed} passed, ${failed} failed${left})`,
    );
    if (name === 'outside' && took > OUTSIDE_LIMIT_MS)
      this.say(`    warning: they took ${Math.round(took / 1000)} s of the workers' time, not 90.`);
  }

  private progress(): string {
    const all = [...this.kinds.values()];
    const sum = (count: (kind: Kind) => number) =>
      all.reduce((total, kind) => total + count(kind), 0);
    return `${this.seconds()} s: ${sum((k) => k.done)} of ${sum((k) => k.files)} files of tests, ${sum((k) => k.passed)} passed, ${sum((k) => k.failed)} failed`;
  }

  private seconds = () => Math.round((performance.now() - this.begun) / 1000);

  private say(text: string): void {
    process.stdout.write(`${text}\n`);
  }
}

function errorsOf(test: TestCase): readonly TestError[] {
  return test.result().errors ?? [];
}

const OURS = /^\s*at .*(\/(tests|src|art|standins|seeds|tools|bench)\/)/;
const MOST_PLACES = 4;

/** Message, diff, and stack frames in our files. */
function textOf({ message, diff, stack, cause }: TestError): string {
  const places = (stack ?? '').split('\n').filter((line) => OURS.test(line));
  const lines = [message, ...places.slice(0, MOST_PLACES)];
  if (typeof diff === 'string') lines.splice(1, 0, diff);
  if (cause) lines.push('Caused by:', textOf(cause as TestError));
  return lines.join('\n');
}

const indent = (text: string) => text.replace(/^/gm, '    ');
