/** `npm run check`: everything that needs neither a browser nor a database. */
import { CHECKS, runSteps } from './steps.ts';

const { failed } = await runSteps(CHECKS);
process.exitCode = failed > 0 ? 1 : 0;
