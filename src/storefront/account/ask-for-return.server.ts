import { redirect } from 'react-router';
import { returnRequest } from '#modules/claims/contracts.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { orderCalls } from '#services/shop/orders.ts';

interface FormRequest {
  shop: ShopClient;
  token: string;
  form: FormData;
  /** Path of the page, which shows the label. */
  back: string;
}

/** Asks for a return label and shows it on the page of the order; else returns why there is none. */
export const askForReturn = ({ shop, token, form, back }: FormRequest) =>
  submitForm({
    form: 'ask-return',
    data: form,
    schema: returnRequest,
    send: async (given): Promise<never> => {
      await orderCalls(shop).askForReturn(token, given);
      throw redirect(back);
    },
  });
