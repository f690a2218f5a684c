import { NameFields, PhoneField } from '#modules/customers/web/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { t } from './account-words.ts';
import { Saved } from './saved.tsx';

interface PersonalFormProps {
  values: Readonly<Record<string, string | null | undefined>>;
  subscribed: boolean;
  refused: FormAnswer | undefined;
  done: boolean;
}

const genders = () =>
  (['u', 'f', 'm'] as const).map((value) => ({ value, label: t(`personal.genders.${value}`) }));

/** Form for the personal data (ACC-02). */
export function PersonalForm({ values, subscribed, refused, done }: PersonalFormProps) {
  const form = useForm('personalData', refused, { values, judgedByServer: true });
  const isRefused = refused?.form === form.name;
  return (
    <section>
      {done && <Saved>{t('personal.personalData')}</Saved>}
      <PageForm form={form} className="grid gap-5">
        <Select
          {...form.field('gender')}
          label={t('personal.gender')}
          options={genders()}
          autoComplete="sex"
        />
        <NameFields form={form} />
        <PhoneField form={form} />
        <TextField
          {...form.field('birthday')}
          label={t('personal.birthday')}
          hint={t('personal.birthdayHint')}
          optional
          type="date"
          autoComplete="bday"
          className="md:max-w-[calc(50%-0.625rem)]"
        />
        <Checkbox
          name="newsletter"
          label={t('personal.newsletter')}
          hint={t('personal.newsletterHint')}
          defaultChecked={isRefused ? refused.values.newsletter === 'on' : subscribed}
        />
        <Button type="submit" pending={form.pending} className="justify-self-start">
          {t('personal.submit')}
        </Button>
      </PageForm>
    </section>
  );
}
