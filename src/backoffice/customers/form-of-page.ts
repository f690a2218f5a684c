import type { FormAnswer } from '#pages/forms/form-answer.ts';

/** Props of every form of a page. */
export interface FormOfPage {
  formKey: string;
  refused: FormAnswer | undefined;
}
