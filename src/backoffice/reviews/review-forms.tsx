import type { TeamReviewShape } from '#modules/reviews/admin-contracts.ts';
import { REFUSAL_REASONS } from '#modules/reviews/rules/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PlainForm } from '../form/plain-form.tsx';
import type { ShownForm } from '../form/shown-form.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './reviews-words.ts';

interface ReviewFormProps {
  review: TeamReviewShape;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** The decision with the version that was read: a changed text has to be read first. */
const decisionOn = ({ status, version }: TeamReviewShape, decision: 'accepted' | 'rejected') => ({
  from: status,
  version,
  decision,
});

export function AcceptForm({ review, ...form }: ReviewFormProps) {
  return (
    <Panel title={t('accept.title')}>
      <p className="mb-4 text-small text-encre-2">{t('accept.text')}</p>
      <ActionForm name="acceptReview" submit={t('accept.submit')} variant="primary" {...form}>
        {Object.entries(decisionOn(review, 'accepted')).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </ActionForm>
    </Panel>
  );
}

type Decision = ShownForm<'from' | 'version' | 'decision' | 'reason' | 'note'>;

export function RejectForm({ review, reject, ...form }: ReviewFormProps & { reject: Decision }) {
  const reason = REFUSAL_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }));
  return (
    <Panel title={t('reject.title')}>
      <PlainForm
        form={reject}
        t={t}
        {...form}
        hidden={decisionOn(review, 'rejected')}
        offered={{ reason }}
        variant="danger"
      />
    </Panel>
  );
}

export function AnswerForm({
  review,
  answer,
  ...form
}: ReviewFormProps & { answer: ShownForm<'text'> }) {
  return (
    <Panel title={t('answer.title')}>
      <PlainForm
        form={answer}
        t={t}
        {...form}
        values={{ text: review.answer }}
        variant="secondary"
      />
    </Panel>
  );
}
