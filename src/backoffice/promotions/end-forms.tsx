import type { PromotionFileShape } from '#modules/promotions/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PlainForm } from '../form/plain-form.tsx';
import type { ShownForm } from '../form/shown-form.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { AskFirst } from '../parts/ask-first.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './promotions-words.ts';
import { TouchedList } from './touched-list.tsx';

interface FormProps {
  promotion: PromotionFileShape;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Sets the last day of a promotion, after showing who is affected (O-02). */
export function EndForm({ promotion, end, ...form }: FormProps & { end: ShownForm<'endsOn'> }) {
  return (
    <Panel title={t('end.title')}>
      <AskFirst title={t('end.ask')} isOpen={form.refused?.form === end.name}>
        <Consequences promotion={promotion} isAtOnce={false} />
        <PlainForm
          form={end}
          t={t}
          {...form}
          values={{ endsOn: promotion.rule.endsOn }}
          variant="secondary"
        />
      </AskFirst>
    </Panel>
  );
}

/** Stops a promotion immediately, after showing who is affected (O-02), or resumes it. */
export function SwitchForm({ promotion, formKey, refused }: FormProps) {
  const isStopped = promotion.state === 'stopped';
  const name = isStopped ? 'resumePromotion' : 'stopPromotion';
  const words = isStopped ? 'resume' : 'stop';
  const button = (
    <ActionForm
      name={name}
      formKey={formKey}
      refused={refused}
      submit={t(`${words}.submit`)}
      variant={isStopped ? 'secondary' : 'danger'}
    />
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

/** Who currently benefits from a promotion, and what they keep. */
function Consequences({
  promotion,
  isAtOnce,
}: {
  promotion: PromotionFileShape;
  isAtOnce: boolean;
}) {
  return (
    <ul className="grid list-disc gap-1 pl-5 text-small">
      <TouchedList touched={promotion} becomes="ended" />
      <li>{t(isAtOnce ? 'consequences.resumes' : 'consequences.moves')}</li>
    </ul>
  );
}
