export { readDailyTotals, readOssReturn } from './ledgers.ts';
export { verifyChains } from './verify-chains.ts';
