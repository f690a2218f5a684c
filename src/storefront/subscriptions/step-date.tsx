import { Form } from 'react-router';
import { fullDate, longDate } from '#i18n/dates.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ChangeForm } from './change-form.tsx';
import type { StepProps } from './step-props.ts';
import { t } from './subscription-words.ts';

/** Another date for the next delivery, or none until the one after (SUB-15). */
export function DateStep({ step, subscription, back, answer }: StepProps<'date'>) {
  const { nextShippingDate, version, editable } = subscription;
  const { earliest, latest, skipTo } = step;
  const form = useForm('date', answer, {
    // The one that is leaving already cannot be asked for again.
    values: editable ? { date: nextShippingDate } : {},
    words: 'subscription',
  });
  return (
    <>
      <p className="mb-6 text-encre-2">
        {editable
          ? t('date.lead', { date: longDate(nextShippingDate ?? '') })
          : t('date.leadLocked', { date: longDate(nextShippingDate ?? '') })}
      </p>
      <ChangeForm
        form={form}
        answer={answer}
        version={version}
        back={back}
        scope="next"
        submit={t('date.submit')}
      >
        <TextField
          {...form.field('date')}
          type="date"
          label={t('date.label')}
          hint={t('date.hint', { earliest: fullDate(earliest), latest: fullDate(latest) })}
          min={earliest}
          max={latest}
          required
        />
      </ChangeForm>
      {skipTo && editable && (
        <Form method="post" className="mt-8 border-t border-brume-2 pt-6">
          <input type="hidden" name="intent" value="date" />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="date" value={skipTo} />
          <h2 className="text-h4">{t('date.skipTitle')}</h2>
          <p className="mt-1 mb-3 text-encre-2">{t('date.skipText', { date: longDate(skipTo) })}</p>
          <Button type="submit" look="secondary" pending={form.pending}>
            {t('date.skip')}
          </Button>
        </Form>
      )}
    </>
  );
}
