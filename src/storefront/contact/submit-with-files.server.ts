import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { LARGEST_FILE, LARGEST_REQUEST } from '#modules/contact/rules/index.ts';
import { fieldError } from '#modules/customers/web/index.ts';
import { type FormAnswer, FormProblem } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { ServiceError } from '#services/service-client.ts';

interface SentForm {
  data: FormData;
  files: readonly File[];
}

interface Submission<Schema extends z.ZodType> {
  /** Like in `submitForm`. */
  form: string;
  words: string;
  schema: Schema;
  send: (value: z.output<Schema>, sent: SentForm) => Promise<unknown>;
}

const tooLarge = (words: string) => fieldError(words, 'file', { code: 'file.too_large' });

/**
 * Submits a form with attachments. A body above the limit is refused unread, based on its
 * Content-Length (CNT-03); a body without one is refused too.
 */
export async function submitWithFiles<Schema extends z.ZodType>(
  request: Request,
  { form, words, schema, send }: Submission<Schema>,
): Promise<{ refused: FormAnswer | undefined }> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  const file = tooLarge(words);
  if (!(length <= LARGEST_REQUEST)) {
    const unread = { form, submission: randomUUID(), values: {}, problems: [] };
    return { refused: { ...unread, fields: { file } } };
  }
  const data = await request.formData();
  const parts = data.getAll('file').filter((part): part is File => typeof part !== 'string');
  const files = parts.filter(({ size }) => size > 0);
  const { refused } = await submitForm({
    form,
    words,
    data,
    schema,
    send: async (value) => {
      if (files.some(({ size }) => size > LARGEST_FILE))
        throw new FormProblem('', { file: [file] });
      try {
        await send(value, { data, files });
      } catch (error) {
        if (!(error instanceof ServiceError) || error.status !== 413) throw error;
        throw new FormProblem('', { file: [file] });
      }
    },
  });
  return { refused };
}
