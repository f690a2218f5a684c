export { presentStatement } from './present-statement.ts';
