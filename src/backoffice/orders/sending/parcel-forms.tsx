import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AskFirst } from '../../parts/ask-first.tsx';
import { FormKey } from '../../parts/form-key.tsx';
import { useMay } from '../../parts/use-may.ts';
import type { SendingFormProps } from './sending-form-props.ts';
import { t } from './sending-words.ts';

interface CorrectParcelFormProps extends Omit<SendingFormProps, 'file'> {
  parcels: readonly { trackingNumber: string }[];
}

/** Gives a parcel the number it really has (O-20). */
export function CorrectParcelForm({ parcels, formKey, refused }: CorrectParcelFormProps) {
  const form = useForm('correctParcel', refused);
  if (!useMay('orders.manage') || parcels.length === 0) return null;
  return (
    <AskFirst title={t('correct.ask')} isOpen={refused?.form === 'correctParcel'}>
      <PageForm form={form} className="grid gap-3">
        <FormKey value={`${formKey}-correct`} />
        <p className="text-small">{t('correct.text')}</p>
        <div className="grid gap-3 md:grid-cols-2">
          <Select
            {...form.field('from')}
            label={t('correct.from')}
            options={parcels.map(({ trackingNumber }) => ({
              value: trackingNumber,
              label: trackingNumber,
            }))}
          />
          <TextField
            {...form.field('trackingNumber')}
            label={t('correct.to')}
            autoComplete="off"
            maxLength={40}
            required
          />
        </div>
        <Button
          type="submit"
          variant="secondary"
          size="compact"
          className="justify-self-start"
          pending={form.pending}
        >
          {t('correct.submit')}
        </Button>
      </PageForm>
    </AskFirst>
  );
}

/** Says that nothing follows the parcels that left (O-19). */
export function FinishParcelsForm({ file, formKey, refused }: SendingFormProps) {
  const form = useForm('finishParcels', refused);
  if (!useMay('orders.manage') || !file.mayLeave) return null;
  return (
    <AskFirst title={t('finish.ask')} isOpen={refused?.form === 'finishParcels'}>
      <PageForm form={form} className="grid gap-3">
        <FormKey value={`${formKey}-finish`} />
        <p className="text-small">{t('finish.text')}</p>
        <Button
          type="submit"
          variant="secondary"
          size="compact"
          className="justify-self-start"
          pending={form.pending}
        >
          {t('finish.submit')}
        </Button>
      </PageForm>
    </AskFirst>
  );
}
