export { type BankLine, readAmount, readDay, withReferences } from './bank-line.ts';
export {
  PROPOSALS,
  type Proposal,
  propose,
  type WaitingOrder,
} from './propose.ts';
export { proposeReturns, RETURN_PROPOSALS, type RecordedPayout } from './propose-returns.ts';
