export { readDailyTotals, readOssReturn } from './ledgers.ts';
export { invoicesData } from './personal-data.ts';
export { verifyChains } from './verify-chains.ts';
