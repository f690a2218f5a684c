export { type BankLine, readAmount, readDay, withReferences } from './bank-line.ts';
export {
  PROPOSALS,
  type Proposal,
  propose,
  type WaitingOrder,
} from './propose.ts';
