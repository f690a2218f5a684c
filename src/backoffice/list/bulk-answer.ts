import type { FormAnswer } from '#pages/forms/form-answer.ts';

/** The confirmation of a bulk action. */
export interface BulkQuestion {
  step: 'question';
  action: string;
  /** Keys of the affected rows. */
  keys: readonly string[];
  /** Names of the first affected rows. */
  names: readonly string[];
  /** Number of selected rows the action does not apply to. */
  rest: number;
  /** The submitted text, when it was invalid. */
  text: string;
  /** That text is missing or too long. */
  isTextWrong: boolean;
  formKey: string;
}

/** The result of a bulk action. */
export interface BulkReport {
  step: 'report';
  action: string;
  done: number;
  failed: readonly { key: string; reason: string }[];
}

/** No row was selected, or too many. */
export interface BulkProblem {
  step: 'problem';
  problem: 'none' | 'many';
  most: number;
}

export type BulkAnswer = BulkQuestion | BulkReport | BulkProblem;
export type ListAnswer = BulkAnswer | FormAnswer;

export const isBulk = (answer: ListAnswer | undefined): answer is BulkAnswer =>
  answer !== undefined && 'step' in answer;
