export { decideWithdrawalsJob } from './decide-withdrawal.ts';
