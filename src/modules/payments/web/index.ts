export { type DebitText, debitText } from './debit-words.ts';
export { mandateText } from './mandate-words.ts';
