import { PlainForm } from '../../form/plain-form.tsx';
import type { ShownForm } from '../../form/shown-form.ts';
import { ActionForm } from '../../parts/action-form.tsx';
import { AskFirst } from '../../parts/ask-first.tsx';
import { useMay } from '../../parts/use-may.ts';
import type { SendingFormProps } from './sending-form-props.ts';
import { t } from './sending-words.ts';

interface CorrectParcelFormProps extends Omit<SendingFormProps, 'file'> {
  parcels: readonly { trackingNumber: string }[];
  form: ShownForm<'from' | 'trackingNumber'>;
}

/** Corrects the tracking number of a parcel (O-20). */
export function CorrectParcelForm({ parcels, form, formKey, refused }: CorrectParcelFormProps) {
  if (!useMay('orders.manage') || parcels.length === 0) return null;
  return (
    <AskFirst title={t('correct.ask')} isOpen={refused?.form === form.name}>
      <PlainForm
        form={form}
        t={t}
        formKey={`${formKey}-correct`}
        refused={refused}
        offered={{
          from: parcels.map(({ trackingNumber }) => ({
            value: trackingNumber,
            label: trackingNumber,
          })),
        }}
        variant="secondary"
        className="grid gap-3"
      />
    </AskFirst>
  );
}

/** Records that nothing follows the sent parcels (O-19). */
export function FinishParcelsForm({ file, formKey, refused }: SendingFormProps) {
  if (!useMay('orders.manage') || !file.mayLeave) return null;
  return (
    <AskFirst title={t('finish.ask')} isOpen={refused?.form === 'finishParcels'}>
      <p className="mb-3 text-small">{t('finish.text')}</p>
      <ActionForm
        name="finishParcels"
        formKey={`${formKey}-finish`}
        refused={refused}
        submit={t('finish.submit')}
      />
    </AskFirst>
  );
}
