export { AbTests } from './ab-tests.ts';
export { watchExit } from './exit-intent.ts';
