import { AddressFields, AddressLines, countryName } from '#modules/customers/web/index.ts';
import type { OrderShape } from '#modules/orders/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AskFirst } from '../parts/ask-first.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './orders-words.ts';

/** Delivery address and telephone of an order. */
export function AddressPanel({ order: { shippingAddress } }: { order: OrderShape }) {
  if (!shippingAddress) return null;
  const { phoneNumber, phoneNumber2 } = shippingAddress;
  const phones = [phoneNumber, phoneNumber2].filter((phone) => phone !== null);
  return (
    <Panel title={t('order.delivery')}>
      <AddressLines address={shippingAddress} />
      {phones.map((phone) => (
        <p key={phone} className="mt-2">
          <a href={`tel:${phone}`} className="link tabular-nums">
            {phone}
          </a>
        </p>
      ))}
    </Panel>
  );
}

interface CorrectPanelProps {
  /** An order that was not sent yet. */
  order: OrderShape;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Corrects the delivery address (O-09). */
export function CorrectPanel({ order, formKey, refused }: CorrectPanelProps) {
  const { shippingAddress, version } = order;
  const [shipment] = order.shipments;
  const texts = Object.entries(shippingAddress ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : null,
  ]);
  const point = shipment?.pickupPoint?.split('/').at(-1);
  const values = { ...Object.fromEntries(texts), pickupPoint: point };
  const form = useForm('correctAddress', refused, { values, words: 'address' });
  const code = shippingAddress?.countryCode ?? '';
  return (
    <Panel title={t('address.title')}>
      <AskFirst title={t('address.ask')} isOpen={refused?.form === 'correctAddress'}>
        <PageForm form={form} className="grid gap-4">
          <FormKey value={formKey} />
          <input type="hidden" name="version" value={version} />
          <p className="text-small text-encre-2">{t('address.text')}</p>
          <AddressFields
            form={form}
            section="shipping"
            countries={[{ code, name: countryName(code) }]}
          />
          {point && (
            <TextField
              {...form.field('pickupPoint')}
              label={t('address.point')}
              hint={t('address.pointHint')}
              maxLength={60}
              required
            />
          )}
          <Button
            type="submit"
            size="compact"
            className="justify-self-start"
            pending={form.pending}
          >
            {t('address.submit')}
          </Button>
        </PageForm>
      </AskFirst>
    </Panel>
  );
}
