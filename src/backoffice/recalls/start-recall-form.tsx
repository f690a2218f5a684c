import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { AskFirst } from '../parts/ask-first.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './recall-words.ts';

interface StartRecallFormProps {
  /** Number of orders with the lot. */
  orders: number;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Starts a recall: reason, and instructions for customers. */
export function StartRecallForm({ orders, formKey, refused }: StartRecallFormProps) {
  const form = useForm('startRecall', refused);
  return (
    <Panel title={t('start.title')}>
      <p className="mb-4 text-small text-encre-2">{t('start.text')}</p>
      <PageForm form={form} className="grid gap-4">
        <FormKey value={formKey} />
        {(['reason', 'advice'] as const).map((field) => (
          <TextArea
            key={field}
            {...form.field(field)}
            label={t(`start.${field}`)}
            hint={t(`start.${field}Hint`)}
            rows={3}
            maxLength={1000}
            required
          />
        ))}
        <AskFirst title={t('start.ask')} isOpen={refused?.form === 'startRecall'} danger>
          <p className="text-small">{t('start.asks', { count: orders })}</p>
          <Button
            type="submit"
            variant="danger"
            size="compact"
            className="justify-self-start"
            pending={form.pending}
          >
            {t('start.submit')}
          </Button>
        </AskFirst>
      </PageForm>
    </Panel>
  );
}
