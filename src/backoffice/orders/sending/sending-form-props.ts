import type { OrderFileShape } from '#modules/orders/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';

/** What a part of the page of an order takes that changes something. */
export interface SendingFormProps {
  file: OrderFileShape;
  formKey: string;
  refused: FormAnswer | undefined;
}
