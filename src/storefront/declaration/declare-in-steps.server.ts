import { data as answer } from 'react-router';
import type { z } from 'zod';
import { type FormAnswer, typedValues } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';

type Values = Readonly<Record<string, string>>;

/** State of a declaration: form, review, or done. */
export type DeclarationStep<Declared, Receipt> =
  | { step: 'declare'; refused?: FormAnswer; values?: Values }
  | { step: 'confirm'; declared: Declared; values: Values }
  | { step: 'done'; receipt: Receipt };

interface Declaring<Schema extends z.ZodType, Receipt> {
  /** Key of the form's messages. */
  form: string;
  data: FormData;
  schema: Schema;
  /** Input of the schema; by default the submitted values. */
  input?: unknown;
  send: (declared: z.output<Schema>) => Promise<Receipt>;
}

/**
 * The two steps of a legal declaration: the input is validated and shown for review, and only a
 * second press declares (WDR-03, SUB-02). Nothing is looked up in between, so the answer does not
 * reveal what exists.
 */
export async function declareInSteps<Schema extends z.ZodType, Receipt>(
  declaring: Declaring<Schema, Receipt>,
) {
  const { form, data, schema, input, send } = declaring;
  type Step = DeclarationStep<z.output<Schema>, Receipt>;
  const intent = data.get('intent');
  const at = (step: Step, status = 200) => answer(step, { status });
  if (intent === 'edit') return at({ step: 'declare', values: typedValues(data) });
  const { done, refused } = await submitForm<Schema, Step>({
    form,
    data,
    schema,
    input,
    send: async (declared) =>
      intent === 'confirm'
        ? { step: 'done', receipt: await send(declared) }
        : { step: 'confirm', declared, values: typedValues(data) },
  });
  return done ? at(done) : at({ step: 'declare', refused }, refused ? 422 : 200);
}
