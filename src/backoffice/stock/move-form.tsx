import { MOVEMENT_REASONS } from '#modules/catalog/rules/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { type FormState, useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './stock-words.ts';

interface StockFormProps {
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Adds, takes or counts pieces. */
export function MoveForm({ formKey, refused, held }: StockFormProps & { held: number }) {
  const form = useForm('moveStock', refused);
  return (
    <Panel title={t('variant.move')}>
      <PageForm form={form} className="grid gap-4 md:grid-cols-2">
        <FormKey value={formKey} />
        <Select
          {...form.field('reason')}
          label={t('variant.reason')}
          options={MOVEMENT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        />
        <TextField
          {...form.field('quantity')}
          label={t('variant.quantity')}
          inputMode="numeric"
          autoComplete="off"
          required
          pattern="\d{1,6}"
        />
        <p className="text-small text-encre-2 md:col-span-2">
          {t('variant.quantityHint', { held })}
        </p>
        <details
          className="md:col-span-2"
          open={Boolean(form.field('lot').defaultValue || form.field('place').defaultValue)}
        >
          <summary className="link min-h-11 cursor-pointer content-center text-small">
            {t('variant.ofLot')}
          </summary>
          <p className="mb-3 text-small text-encre-2">{t('variant.ofLotHint')}</p>
          <LotFields form={form} />
        </details>
        <TextField
          {...form.field('note')}
          label={t('variant.note')}
          optional
          maxLength={200}
          className="md:col-span-2"
        />
        <div className="md:col-span-2">
          <Button type="submit" size="compact" pending={form.pending}>
            {t('variant.submit')}
          </Button>
        </div>
      </PageForm>
    </Panel>
  );
}

/** Lot, best-before date and place. */
export function LotFields({ form }: { form: FormState }) {
  return (
    <div className="grid gap-3 md:grid-cols-3">
      <TextField {...form.field('lot')} label={t('lots.lot')} autoComplete="off" maxLength={40} />
      <TextField {...form.field('bestBefore')} type="date" label={t('lots.bestBefore')} />
      <TextField
        {...form.field('place')}
        label={t('lots.place')}
        autoComplete="off"
        maxLength={20}
      />
    </div>
  );
}
