/** `npm run check`: everything that needs neither a browser nor a database. */
import { CHECKS, runSteps, tests } from './steps.ts';

const { failed } = await runSteps([CHECKS, [tests('unit')]]);
process.exitCode = failed > 0 ? 1 : 0;
