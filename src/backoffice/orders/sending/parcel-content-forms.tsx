import type { OrderFileShape } from '#modules/orders/admin-contracts.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { type FormState, useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AskFirst } from '../../parts/ask-first.tsx';
import { FormKey } from '../../parts/form-key.tsx';
import { useMay } from '../../parts/use-may.ts';
import type { SendingFormProps } from './sending-form-props.ts';
import { t } from './sending-words.ts';

type Parcel = OrderFileShape['parcels'][number];
type Goods = OrderFileShape['goods'];

interface ContentFieldsProps {
  form: FormState;
  goods: Goods;
  /** Initial quantity of an article. */
  piecesOf: (variantCode: string) => number;
}

/** Quantity of each article in a parcel. */
export function ContentFields({ form, goods, piecesOf }: ContentFieldsProps) {
  return goods.map(({ variantCode, productName, variantName }, index) => (
    <div key={variantCode}>
      <input type="hidden" name={`contents.${index}.variantCode`} value={variantCode} />
      <TextField
        {...form.field(`contents.${index}.quantity`)}
        label={t('contents.pieces', {
          name: [productName, variantName].filter(Boolean).join(', '),
        })}
        defaultValue={
          form.field(`contents.${index}.quantity`).defaultValue ?? String(piecesOf(variantCode))
        }
        inputMode="numeric"
        pattern="\d{1,4}"
        maxLength={4}
      />
    </div>
  ));
}

interface ParcelContentFormsProps extends Omit<SendingFormProps, 'file'> {
  parcel: Parcel;
  goods: Goods;
}

/** Corrects the contents of a sent parcel, or records that it did not leave (O-19). */
export function ParcelContentForms({ parcel, goods, formKey, refused }: ParcelContentFormsProps) {
  const { trackingNumber, contents, hasArrived } = parcel;
  // Every parcel has the same forms, so a refusal is shown only in the submitted one.
  const own = refused?.values.parcel === trackingNumber ? refused : undefined;
  const correcting = useForm('correctContents', own);
  const voiding = useForm('voidParcel', own);
  if (!useMay('orders.manage')) return null;
  const piecesOf = (code: string) =>
    (contents ?? [])
      .filter(({ variantCode }) => variantCode === code)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-2">
      <AskFirst
        title={t(contents ? 'contents.ask' : 'contents.askFirst', { number: trackingNumber })}
        isOpen={own?.form === 'correctContents'}
      >
        <PageForm form={correcting} className="grid gap-3">
          <FormKey value={`${formKey}-contents-${trackingNumber}`} />
          <input type="hidden" name="parcel" value={trackingNumber} />
          <p className="text-small">{t('contents.text')}</p>
          <ContentFields form={correcting} goods={goods} piecesOf={piecesOf} />
          <Button
            type="submit"
            variant="secondary"
            size="compact"
            className="justify-self-start"
            pending={correcting.pending}
          >
            {t('contents.submit')}
          </Button>
        </PageForm>
      </AskFirst>
      {!hasArrived && (
        <AskFirst
          title={t('void.ask', { number: trackingNumber })}
          isOpen={own?.form === 'voidParcel'}
        >
          <PageForm form={voiding} className="grid gap-3">
            <FormKey value={`${formKey}-void-${trackingNumber}`} />
            <input type="hidden" name="parcel" value={trackingNumber} />
            <p className="text-small">{t('void.text')}</p>
            <Button
              type="submit"
              variant="secondary"
              size="compact"
              className="justify-self-start"
              pending={voiding.pending}
            >
              {t('void.submit')}
            </Button>
          </PageForm>
        </AskFirst>
      )}
    </div>
  );
}
