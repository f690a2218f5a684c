export { type DebitText, debitText } from './debit-words.ts';
