export { entriesOfDocuments } from './book-documents.ts';
export { describeProblem } from './chain-problem.ts';
export { closingsCsv, dailyTotalsCsv, ossReturnCsv } from './csv.ts';
export { isTestOrder, markTestOrder } from './mark-test-order.ts';
export { invoicesData } from './personal-data.ts';
export {
  createPdfDocument,
  decorate,
  INK,
  type PdfDocument,
  SHEET,
  write,
} from './print/pdf-document.ts';
export { verifyArchive } from './verify-archive.ts';
export { verifyChains } from './verify-chains.ts';
export { verifyClosings } from './verify-closings.ts';
