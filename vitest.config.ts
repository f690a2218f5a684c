import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,seeds,tools,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts', '**/node_modules/**'],
          // What is pure leaves nothing behind: each worker loads it once.
          isolate: false,
        },
      },
      {
        test: {
          name: 'db',
          include: ['{src,seeds,tests}/**/*.db.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
          isolate: false,
          testTimeout: 20_000,
          expect: { poll: { timeout: 10_000 } },
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/{e2e,faults}/**/*.e2e.ts'],
          globalSetup: ['tests/support/shop-server.ts'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 60_000,
          // Those about faults wait most of their time: three at once keep two cores at work.
          maxWorkers: 3,
        },
      },
      {
        test: {
          // The built server, spoken to as a stranger does: over a socket, with plain clients.
          name: 'outside',
          include: ['tests/outside/**/*.outside.ts'],
          globalSetup: ['tests/support/shop-server.ts'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 60_000,
          maxWorkers: 3,
        },
      },
    ],
  },
});
