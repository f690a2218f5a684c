import type { TeamReviewShape } from '#modules/reviews/admin-contracts.ts';
import { REFUSAL_REASONS } from '#modules/reviews/rules/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './reviews-words.ts';

interface ReviewFormProps {
  review: TeamReviewShape;
  formKey: string;
  refused: FormAnswer | undefined;
}

interface Decided {
  review: TeamReviewShape;
  decision: 'accepted' | 'rejected';
}

/** What is decided, and what was seen when it was: another text is read first. */
function Decision({ review, decision }: Decided) {
  return (
    <>
      <input type="hidden" name="from" value={review.status} />
      <input type="hidden" name="version" value={review.version} />
      <input type="hidden" name="decision" value={decision} />
    </>
  );
}

export function AcceptForm({ review, formKey, refused }: ReviewFormProps) {
  const form = useForm('acceptReview', refused);
  return (
    <Panel title={t('accept.title')}>
      <p className="mb-4 text-small text-encre-2">{t('accept.text')}</p>
      <PageForm form={form}>
        <FormKey value={formKey} />
        <Decision review={review} decision="accepted" />
        <Button type="submit" size="compact" pending={form.pending}>
          {t('accept.submit')}
        </Button>
      </PageForm>
    </Panel>
  );
}

export function RejectForm({ review, formKey, refused }: ReviewFormProps) {
  const form = useForm('rejectReview', refused);
  return (
    <Panel title={t('reject.title')}>
      <p className="mb-4 text-small text-encre-2">{t('reject.text')}</p>
      <PageForm form={form} className="grid gap-4">
        <FormKey value={formKey} />
        <Decision review={review} decision="rejected" />
        <Select
          {...form.field('reason')}
          label={t('reason')}
          placeholder={t('reject.choose')}
          options={REFUSAL_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          required
        />
        <TextArea
          {...form.field('note')}
          label={t('note')}
          hint={t('reject.noteHint')}
          rows={2}
          maxLength={500}
          optional
        />
        <Button type="submit" variant="danger" size="compact" pending={form.pending}>
          {t('reject.submit')}
        </Button>
      </PageForm>
    </Panel>
  );
}

export function AnswerForm({ review, formKey, refused }: ReviewFormProps) {
  const form = useForm('answerReview', refused, { values: { text: review.answer } });
  return (
    <Panel title={t('answer.title')}>
      <PageForm form={form} className="grid gap-4">
        <FormKey value={formKey} />
        <TextArea
          {...form.field('text')}
          label={t('answer.text')}
          hint={t('answer.hint')}
          rows={4}
          maxLength={2000}
        />
        <Button type="submit" variant="secondary" size="compact" pending={form.pending}>
          {t('answer.submit')}
        </Button>
      </PageForm>
    </Panel>
  );
}
