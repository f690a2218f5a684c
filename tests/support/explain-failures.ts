import fc from 'fast-check';
import { afterAll, beforeEach, inject } from 'vitest';
import { addToFailure, forgetEvidence, keepServerLines } from './evidence.ts';
import { forgetServers } from './server-lines.ts';

/** Setup of every test file: seeded randomness, and explanations of failures. */
const seed = inject('seed');
fc.configureGlobal({ seed });

beforeEach(async ({ task: test, onTestFailed }) => {
  await forgetEvidence(test);
  const begun = Date.now();
  onTestFailed(async ({ task }) => {
    await keepServerLines(task, begun);
    addToFailure(task, [`The same chance again: SEED=${seed}`]);
  });
});

afterAll(forgetServers);
