import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './promotions-words.ts';

interface FormProps {
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Sets the last day of a promotion. */
export function EndForm({ endsOn, formKey, refused }: FormProps & { endsOn: string | null }) {
  const form = useForm('endPromotion', refused, { values: { endsOn } });
  return (
    <Panel title={t('end.title')}>
      <PageForm form={form} className="grid gap-4">
        <FormKey value={formKey} />
        <TextField
          {...form.field('endsOn')}
          type="date"
          label={t('end.label')}
          hint={t('end.hint')}
        />
        <Button type="submit" variant="secondary" size="compact" pending={form.pending}>
          {t('end.submit')}
        </Button>
      </PageForm>
    </Panel>
  );
}

/** Stops a promotion at once, or lets it go on. */
export function SwitchForm({ isStopped, formKey, refused }: FormProps & { isStopped: boolean }) {
  const form = useForm(isStopped ? 'resumePromotion' : 'stopPromotion', refused);
  const words = isStopped ? 'resume' : 'stop';
  return (
    <Panel title={t(`${words}.title`)}>
      <p className="mb-4 text-small text-encre-2">{t(`${words}.text`)}</p>
      <PageForm form={form}>
        <FormKey value={formKey} />
        <Button
          type="submit"
          variant={isStopped ? 'secondary' : 'danger'}
          size="compact"
          pending={form.pending}
        >
          {t(`${words}.submit`)}
        </Button>
      </PageForm>
    </Panel>
  );
}
