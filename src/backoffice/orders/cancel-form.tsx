import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './orders-words.ts';

interface CancelFormProps {
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Cancels an order that has not left. */
export function CancelForm({ formKey, refused }: CancelFormProps) {
  const form = useForm('cancelOrder', refused);
  return (
    <Panel title={t('cancel.title')}>
      <p className="mb-4 text-small text-encre-2">{t('cancel.text')}</p>
      <PageForm form={form}>
        <FormKey value={formKey} />
        <Button type="submit" variant="danger" size="compact" pending={form.pending}>
          {t('cancel.submit')}
        </Button>
      </PageForm>
    </Panel>
  );
}
