import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { t } from './withdrawal-words.ts';

interface DeclarationFormProps {
  refused: FormAnswer | undefined;
  values: Readonly<Record<string, string | null>>;
}

/** First step: who, which contract, where the receipt goes. No reason is asked. */
export function DeclarationForm({ refused, values }: DeclarationFormProps) {
  const form = useForm('withdrawal', refused, { values });
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
        {...form.field('orderNumber')}
        label={t('fields.orderNumber')}
        hint={t('fields.orderNumberHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
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
      <TextArea
        {...form.field('items')}
        label={t('fields.items')}
        hint={t('fields.itemsHint')}
        rows={3}
        maxLength={2000}
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
