/** The steps of `npm run verify` after installing. */
import { slowness } from '../tests/support/machine-speed.ts';
import { BUILD, CHECKS, runSteps, tests } from './steps.ts';

process.env.SEED ||= String(Math.floor(Math.random() * 2 ** 31));
process.env.TEST_SLOWNESS ??= String(slowness());
const { SEED, TEST_SLOWNESS } = process.env;
console.log(
  `SEED=${SEED} brings the same chance again; limits are ${TEST_SLOWNESS} times as long.`,
);

const { passed, failed } = await runSteps([BUILD, CHECKS, [tests('unit', 'db', 'e2e', 'outside')]]);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
