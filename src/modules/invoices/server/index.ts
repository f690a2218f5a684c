export { readClosings, readDailyTotals, readOssReturn } from './ledgers.ts';
export { isTestOrder, markTestOrder } from './mark-test-order.ts';
export { invoicesData } from './personal-data.ts';
export { verifyChains } from './verify-chains.ts';
export { verifyClosings } from './verify-closings.ts';
