import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './catalogue-words.ts';

interface PriceFormProps {
  formKey: string;
  refused: FormAnswer | undefined;
  /** Codes of the sites it is sold on. */
  channels: readonly string[];
  /** Earliest date that can be selected. */
  today: string;
}

/** Changes the price of a format, today or from a later date. */
export function PriceForm({ formKey, refused, channels, today }: PriceFormProps) {
  const form = useForm('changePrice', refused);
  const { defaultValue: _, ...confirmed } = form.field('confirmed');
  // Stays visible once shown: ticking it only removes its error.
  const asks = refused?.form === 'changePrice' && refused.fields.confirmed !== undefined;
  return (
    <Panel title={t('prices.change')}>
      <PageForm form={form} className="grid level-fields gap-4 md:grid-cols-3">
        <FormKey value={formKey} />
        <Select
          {...form.field('channel')}
          label={t('prices.channels')}
          placeholder={t('prices.everywhere')}
          options={channels.map((value) => ({ value, label: value.slice(0, 2) }))}
        />
        <TextField
          {...form.field('price')}
          label={t('prices.price')}
          hint={t('prices.priceHint')}
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <TextField
          {...form.field('from')}
          type="date"
          min={today}
          label={t('prices.from')}
          hint={t('prices.fromHint')}
        />
        <div className="md:col-span-3">
          {asks && <Checkbox {...confirmed} label={t('prices.confirmed')} className="mb-3" />}
          <Button type="submit" size="compact" pending={form.pending}>
            {t('prices.submit')}
          </Button>
        </div>
      </PageForm>
    </Panel>
  );
}
