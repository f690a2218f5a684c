import type { FormAnswer } from '#pages/forms/form-answer.ts';

/** What every form of a page is given. */
export interface FormOfPage {
  formKey: string;
  refused: FormAnswer | undefined;
}
