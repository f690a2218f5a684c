import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PlainForm } from '../form/plain-form.tsx';
import type { ShownForm } from '../form/shown-form.ts';
import { AskFirst } from '../parts/ask-first.tsx';
import { t } from './wave-words.ts';

interface MissingFormProps {
  form: ShownForm<'missing'>;
  /** Orders of the wave that may be held, with the names of their articles. */
  orders: readonly { number: string; articles: readonly string[] }[];
  formKey: string;
  refused: FormAnswer | undefined;
}

/**
 * Holds an order because an article is not on its shelf, so that packing goes on with the next one.
 * Works without scripts.
 */
export function MissingForm({ form, orders, formKey, refused }: MissingFormProps) {
  const options = orders.flatMap(({ number, articles }) =>
    articles.map((article) => ({
      value: `${number} ${article}`,
      label: orders.length > 1 ? t('missing.of', { number, article }) : article,
    })),
  );
  return (
    <AskFirst title={t('missing.ask')} isOpen={refused?.form === form.name}>
      <PlainForm
        form={form}
        t={t}
        formKey={formKey}
        refused={refused}
        offered={{ missing: options }}
        variant="secondary"
        className="grid gap-3"
      />
    </AskFirst>
  );
}
