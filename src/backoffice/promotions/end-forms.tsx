import type { PromotionFileShape } from '#modules/promotions/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AskFirst } from '../parts/ask-first.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './promotions-words.ts';

interface FormProps {
  promotion: PromotionFileShape;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Sets the last day of a promotion, once it was shown who has it (O-02). */
export function EndForm({ promotion, formKey, refused }: FormProps) {
  const { endsOn } = promotion.rule;
  const form = useForm('endPromotion', refused, { values: { endsOn } });
  return (
    <Panel title={t('end.title')}>
      <AskFirst title={t('end.ask')} isOpen={refused?.form === 'endPromotion'}>
        <Consequences promotion={promotion} isAtOnce={false} />
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
      </AskFirst>
    </Panel>
  );
}

/** Stops a promotion at once, once it was shown who has it (O-02), or lets it go on. */
export function SwitchForm({ promotion, formKey, refused }: FormProps) {
  const isStopped = promotion.state === 'stopped';
  const name = isStopped ? 'resumePromotion' : 'stopPromotion';
  const form = useForm(name, refused);
  const words = isStopped ? 'resume' : 'stop';
  const button = (
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
  );
  return (
    <Panel title={t(`${words}.title`)}>
      <p className="mb-4 text-small text-encre-2">{t(`${words}.text`)}</p>
      {isStopped ? (
        button
      ) : (
        <AskFirst title={t('stop.ask')} isOpen={refused?.form === name} danger>
          <Consequences promotion={promotion} isAtOnce />
          {button}
        </AskFirst>
      )}
    </Panel>
  );
}

/** Who has a promotion now, and what they keep of it. */
function Consequences({
  promotion,
  isAtOnce,
}: {
  promotion: PromotionFileShape;
  isAtOnce: boolean;
}) {
  const { uses, carts, owed } = promotion;
  return (
    <ul className="grid list-disc gap-1 pl-5 text-small">
      <li>{t('consequences.uses', { count: uses })}</li>
      <li>{t('consequences.carts', { count: carts })}</li>
      {owed.deliveries > 0 && <li>{t('consequences.owed', { count: owed.deliveries })}</li>}
      <li>{t(isAtOnce ? 'consequences.resumes' : 'consequences.moves')}</li>
    </ul>
  );
}
