import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { FormKey } from '../../parts/form-key.tsx';
import { useMay } from '../../parts/use-may.ts';
import type { SendingFormProps } from './sending-form-props.ts';
import { t } from './sending-words.ts';

interface ArrivedFormProps extends Omit<SendingFormProps, 'file'> {
  travels: readonly { trackingNumber: string }[];
}

/** Marks parcels as delivered, one or all. */
export function ArrivedForm({ travels, formKey, refused }: ArrivedFormProps) {
  const form = useForm('parcelsArrived', refused);
  if (!useMay('orders.manage')) return null;
  return (
    <PageForm form={form} className="flex flex-wrap items-center gap-3">
      <FormKey value={formKey} />
      {travels.length > 1 &&
        travels.map(({ trackingNumber }) => (
          <Button
            key={trackingNumber}
            type="submit"
            name="parcel"
            value={trackingNumber}
            variant="secondary"
            size="compact"
          >
            {t('sending.arrivedOne', { number: trackingNumber })}
          </Button>
        ))}
      <Button type="submit" name="parcel" value="" variant="secondary" size="compact">
        {t(travels.length > 1 ? 'sending.arrivedAll' : 'sending.arrivedSingle')}
      </Button>
    </PageForm>
  );
}
