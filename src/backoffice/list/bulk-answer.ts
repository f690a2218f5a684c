import type { FormAnswer } from '#pages/forms/form-answer.ts';

/** What would happen to the rows that were ticked: shown before anything does. */
export interface BulkQuestion {
  step: 'question';
  action: string;
  /** Keys of the rows it would change. */
  keys: readonly string[];
  /** What those rows are called: the first of them. */
  names: readonly string[];
  /** Ticked rows it changes nothing of. */
  rest: number;
  /** What was typed already; it was sent and did nothing. */
  text: string;
  /** That text is missing or too long. */
  isTextWrong: boolean;
  formKey: string;
}

/** What did happen. */
export interface BulkReport {
  step: 'report';
  action: string;
  done: number;
  failed: readonly { key: string; reason: string }[];
}

/** Nothing was ticked, or more than one action takes. */
export interface BulkProblem {
  step: 'problem';
  problem: 'none' | 'many';
  most: number;
}

export type BulkAnswer = BulkQuestion | BulkReport | BulkProblem;
export type ListAnswer = BulkAnswer | FormAnswer;

export const isBulk = (answer: ListAnswer | undefined): answer is BulkAnswer =>
  answer !== undefined && 'step' in answer;
