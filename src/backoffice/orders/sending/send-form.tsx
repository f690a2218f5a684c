import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ButtonRow } from '../../parts/button-row.tsx';
import { FormKey } from '../../parts/form-key.tsx';
import { Panel } from '../../parts/panel.tsx';
import { LotFields } from './lot-fields.tsx';
import { ContentFields } from './parcel-content-forms.tsx';
import type { SendingFormProps } from './sending-form-props.ts';
import { t } from './sending-words.ts';

/** Records sent parcels: tracking numbers, contents and lots. */
export function SendForm({ file, formKey, refused }: SendingFormProps) {
  const form = useForm('sendParcels', refused);
  // Without recorded contents, every article may follow.
  const goods = file.toFollow ?? file.goods;
  return (
    <Panel title={t('send.title')}>
      <PageForm form={form} className="grid gap-4">
        <FormKey value={formKey} />
        {file.together.length > 0 && (
          <Alert tone="info">
            {t('send.together', { numbers: file.together.join(', '), count: file.together.length })}
          </Alert>
        )}
        <TextField
          {...form.field('trackingNumbers')}
          label={t('send.numbers')}
          hint={t('send.numbersHint')}
          autoComplete="off"
          maxLength={1000}
          required
        />
        <fieldset className="grid gap-3">
          <legend className="float-left w-full text-body font-bold">{t('send.contents')}</legend>
          <p className="text-small text-encre-2">{t('send.contentsHint')}</p>
          <ContentFields
            form={form}
            goods={goods}
            piecesOf={(code) =>
              goods.find(({ variantCode }) => variantCode === code)?.quantity ?? 0
            }
          />
        </fieldset>
        <h3 className="text-body font-bold">{t('send.lots')}</h3>
        <p className="-mt-3 text-small text-encre-2">{t('send.lotsHint')}</p>
        <LotFields form={form} goods={goods} />
        <ButtonRow inPanel>
          <Button type="submit" size="compact" pending={form.pending}>
            {t('send.submit')}
          </Button>
        </ButtonRow>
      </PageForm>
    </Panel>
  );
}
