import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './books-words.ts';

interface PayoutFormProps {
  formKey: string;
  refused: FormAnswer | undefined;
}

const PROVIDERS = ['stripe', 'sandbox'] as const;

/** What a provider of payments sent to the bank. */
export function PayoutForm({ formKey, refused }: PayoutFormProps) {
  const form = useForm('recordPayout', refused);
  return (
    <Panel title={t('payout.title')}>
      <p className="mb-4 text-small text-encre-2">{t('payout.text')}</p>
      <PageForm form={form} className="grid gap-4">
        <FormKey value={formKey} />
        <Select
          {...form.field('provider')}
          label={t('payout.provider')}
          options={PROVIDERS.map((value) => ({ value, label: t(`payout.providers.${value}`) }))}
          required
        />
        <TextField
          {...form.field('reference')}
          label={t('payout.reference')}
          maxLength={100}
          required
        />
        <TextField
          {...form.field('amount')}
          label={t('payout.amount')}
          inputMode="decimal"
          maxLength={12}
          required
        />
        <TextField
          {...form.field('arrivedOn')}
          type="date"
          label={t('payout.arrivedOn')}
          required
        />
        <Button type="submit" size="compact" pending={form.pending}>
          {t('payout.submit')}
        </Button>
      </PageForm>
    </Panel>
  );
}
