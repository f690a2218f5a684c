import { randomUUID } from 'node:crypto';
import { contactInput } from '#modules/contact/contracts.ts';
import { LARGEST_FILE, LARGEST_REQUEST } from '#modules/contact/rules/index.ts';
import { fieldError } from '#modules/customers/web/index.ts';
import { ServiceError } from '#services/service-client.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { contactCalls } from '#services/shop/contact.ts';
import { botToken } from '../forms/bot-token.ts';
import { type FormAnswer, FormProblem } from '../forms/form-answer.ts';
import { submitForm } from '../forms/submit-form.server.ts';

const FORM = 'contact';
const tooLarge = () => fieldError(FORM, 'file', { code: 'file.too_large' });

/**
 * Sends the message with its files. A body beyond the limit is refused unread (CNT-03): browsers say
 * how long it is, and whoever does not say is not read either.
 */
export async function sendMessage(
  shop: ShopClient,
  request: Request,
): Promise<{ refused: FormAnswer | undefined }> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!(length <= LARGEST_REQUEST)) return { refused: unread() };
  const data = await request.formData();
  const parts = data.getAll('file').filter((part): part is File => typeof part !== 'string');
  const files = parts.filter((file) => file.size > 0);
  const { refused } = await submitForm({
    ...{ form: FORM, data, schema: contactInput },
    send: async (message) => {
      if (files.some((file) => file.size > LARGEST_FILE))
        throw new FormProblem('', { file: [tooLarge()] });
      try {
        const recaptchaToken = botToken(data, 'contact');
        return await contactCalls(shop).send({ ...message, recaptchaToken }, files);
      } catch (error) {
        if (error instanceof ServiceError && error.status === 413)
          throw new FormProblem('', { file: [tooLarge()] });
        throw error;
      }
    },
  });
  return { refused };
}

const unread = (): FormAnswer => ({
  ...{ form: FORM, submission: randomUUID(), values: {}, problems: [] },
  fields: { file: tooLarge() },
});
