import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { slowness } from './tests/support/machine-speed.ts';
import { MeasuredFirst } from './tests/support/measured-first.ts';

// Limits are those of an idle machine; a slow or a busy one gets more. Workers learn it from here.
process.env.TEST_SLOWNESS ??= String(slowness());
// What a package compiles to is kept for the next worker, and for the next run.
process.env.NODE_COMPILE_CACHE ??= 'node_modules/.cache/gamelle/compiled';
const scaled = (milliseconds: number) =>
  Math.round(milliseconds * Number(process.env.TEST_SLOWNESS));

// One more than there are processors: somebody always waits for a database or a browser.
const maxWorkers = Math.min(availableParallelism() + 1, 6);

/** All kinds have as many workers, so that they share one pool. */
const inOnePool = {
  // A worker keeps what it has loaded for the next file: files leave nothing behind.
  isolate: false,
  maxWorkers,
  // What a request leaves behind is given back all at once instead of ten times.
  execArgv: ['--max-semi-space-size=32'],
};

/** Where the built shop answers: in a browser, or to a plain client. */
const overASocket = {
  ...inOnePool,
  setupFiles: ['tests/support/explain-failures.ts'],
  testTimeout: scaled(60_000),
  expect: { poll: { timeout: scaled(15_000) } },
  hookTimeout: scaled(120_000),
};

export default defineConfig({
  test: {
    globalSetup: ['tests/support/broker.ts'],
    // Stopping shops and databases takes its time on a busy machine; cut short, they would live on.
    teardownTimeout: scaled(60_000),
    sequence: { sequencer: MeasuredFirst },
    projects: [
      {
        test: {
          ...inOnePool,
          name: 'unit',
          include: ['{src,art,standins,seeds,tools,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.{db,outside}.test.ts', '**/node_modules/**'],
          setupFiles: ['tests/support/explain-failures.ts'],
          testTimeout: scaled(5_000),
          hookTimeout: scaled(10_000),
        },
      },
      {
        // As the shop runs: React checks nothing for a developer in every mail that is written.
        oxc: { jsx: { development: false } },
        test: {
          ...inOnePool,
          name: 'db',
          env: { NODE_ENV: 'production' },
          include: ['{src,standins,seeds,tests}/**/*.db.test.ts'],
          setupFiles: ['tests/support/explain-failures.ts'],
          testTimeout: scaled(20_000),
          hookTimeout: scaled(60_000),
          expect: { poll: { timeout: scaled(10_000) } },
        },
      },
      {
        test: {
          ...overASocket,
          name: 'e2e',
          include: ['tests/e2e/**/*.e2e.ts'],
        },
      },
      {
        test: {
          ...overASocket,
          // The built server, spoken to as a stranger does: over a socket, with plain clients.
          name: 'outside',
          setupFiles: ['tests/support/explain-failures.ts', 'tests/support/foreign-shop.ts'],
          include: ['tests/outside/**/*.outside.test.ts'],
        },
      },
    ],
  },
});
