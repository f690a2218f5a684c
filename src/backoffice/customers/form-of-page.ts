import type { FormAnswer } from '../../storefront/forms/form-answer.ts';

/** What every form of a page is given. */
export interface FormOfPage {
  formKey: string;
  refused: FormAnswer | undefined;
}
