import type { OrderFileShape } from '#modules/orders/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';

/** Props of a form on an order's page. */
export interface SendingFormProps {
  file: OrderFileShape;
  formKey: string;
  refused: FormAnswer | undefined;
}
