export { declareWithdrawal } from './declare-withdrawal.ts';
export { withdrawalsData } from './personal-data.ts';
export { findDue } from './queries.ts';
