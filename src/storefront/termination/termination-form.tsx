import { GROUNDS } from '#modules/terminations/rules/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { t } from './termination-words.ts';

interface TerminationFormProps {
  refused: FormAnswer | undefined;
  values: Readonly<Record<string, string | null>>;
  /** Civil date of the shop: nothing ends before it. */
  today: string;
}

/** First step: who, which contract, from when. No reason is asked (SUB-02). */
export function TerminationForm({ refused, values, today }: TerminationFormProps) {
  const form = useForm('termination', refused, { values });
  return (
    <PageForm form={form} className="grid gap-5">
      <TextField
        {...form.field('name')}
        label={t('fields.name')}
        autoComplete="name"
        maxLength={255}
        required
      />
      <TextField
        {...form.field('email')}
        type="email"
        label={t('fields.email')}
        hint={t('fields.emailHint')}
        autoComplete="email"
        maxLength={255}
        required
      />
      <TextField
        {...form.field('contract')}
        label={t('fields.contract')}
        hint={t('fields.contractHint')}
        autoComplete="off"
        maxLength={40}
        required
      />
      <TextField
        {...form.field('wishedOn')}
        type="date"
        min={today}
        label={t('fields.wishedOn')}
        hint={t('fields.wishedOnHint')}
        optional
      />
      <Select
        {...form.field('ground')}
        label={t('fields.ground')}
        hint={t('fields.groundHint')}
        placeholder={t('fields.noGround')}
        options={GROUNDS.map((value) => ({ value, label: t(`grounds.${value}`) }))}
        optional
      />
      <div>
        <Button type="submit" pending={form.pending} className="max-md:w-full">
          {t('next')}
        </Button>
      </div>
    </PageForm>
  );
}
