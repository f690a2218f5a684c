export { entriesOfDocuments } from './book-documents.ts';
export { describeProblem } from './chain-problem.ts';
export { closingsCsv, dailyTotalsCsv, ossReturnCsv } from './csv.ts';
export { isTestOrder, markTestOrder } from './mark-test-order.ts';
export { invoicesData } from './personal-data.ts';
export { verifyChains } from './verify-chains.ts';
export { verifyClosings } from './verify-closings.ts';
