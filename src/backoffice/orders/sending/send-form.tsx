import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormKey } from '../../parts/form-key.tsx';
import { Panel } from '../../parts/panel.tsx';
import { LotFields } from './lot-fields.tsx';
import type { SendingFormProps } from './sending-form-props.ts';
import { t } from './sending-words.ts';

/** Parcels leave: their numbers, whether more follow, the lots in them. */
export function SendForm({ file, formKey, refused }: SendingFormProps) {
  const form = useForm('sendParcels', refused, { values: { follow: 'last' } });
  return (
    <Panel title={t('send.title')}>
      <PageForm form={form} className="grid gap-4">
        <FormKey value={formKey} />
        {file.together.length > 0 && (
          <Alert tone="info">
            {t('send.together', { numbers: file.together.join(', '), count: file.together.length })}
          </Alert>
        )}
        <div className="grid items-end gap-4 md:grid-cols-2">
          <TextField
            {...form.field('trackingNumbers')}
            label={t('send.numbers')}
            hint={t('send.numbersHint')}
            autoComplete="off"
            maxLength={1000}
            required
          />
          <Select
            {...form.field('follow')}
            label={t('send.follow')}
            options={[
              { value: 'last', label: t('send.last') },
              { value: 'more', label: t('send.more') },
            ]}
          />
        </div>
        <h3 className="text-body font-bold">{t('send.lots')}</h3>
        <p className="-mt-3 text-small text-encre-2">{t('send.lotsHint')}</p>
        <LotFields form={form} goods={file.goods} />
        <Button type="submit" className="justify-self-start" pending={form.pending}>
          {t('send.submit')}
        </Button>
      </PageForm>
    </Panel>
  );
}
