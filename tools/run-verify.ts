/** The steps of `npm run verify` after installing. */
import { BROWSER_TESTS, BUILD, CHECKS, DATABASE_TESTS, runSteps } from './steps.ts';

const { passed, failed } = await runSteps([
  ...CHECKS,
  ...BUILD,
  ...DATABASE_TESTS,
  ...BROWSER_TESTS,
]);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
