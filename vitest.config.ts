import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,tools,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'db',
          include: ['{src,tests}/**/*.db.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
          testTimeout: 20_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
