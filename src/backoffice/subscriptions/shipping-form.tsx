import type { DeliveryOptionsShape } from '#modules/subscriptions/admin-contracts.ts';
import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import { type FormState, useForm } from '#pages/forms/use-form.ts';
import { AccordionItem } from '#ui/accordion.tsx';
import { Link } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { officePaths } from '../paths.ts';
import { ChangeForm, type ChangeProps } from './change-form.tsx';
import { ScopeSelect } from './delivery-forms.tsx';
import { t } from './subscriptions-words.ts';

interface ShippingFormProps extends ChangeProps {
  subscription: SubscriptionShape;
  /** The delivery options; null until the form is opened. */
  deliveryOptions: DeliveryOptionsShape | null;
}

/** Changes the shipping method; methods and pickup points near the address are loaded on demand. */
export function ShippingForm({ subscription, deliveryOptions, ...props }: ShippingFormProps) {
  const { shippingMethod, pickupPoint, code } = subscription;
  const form = useForm('changeShipping', props.refused, {
    values: {
      shippingMethod: shippingMethod.slice(shippingMethod.lastIndexOf('/') + 1),
      pickupPoint: pickupPoint?.code,
    },
  });
  const title = t('change.shipping.title');
  if (!deliveryOptions)
    return (
      <AccordionItem title={title}>
        <Link to={officePaths.subscriptionDeliveryOptions(code)} className="link text-small">
          {t('change.shipping.open')}
        </Link>
      </AccordionItem>
    );
  return (
    <div id="changeShipping">
      <ChangeForm {...props} form={form} title={title} submit={t('change.shipping.submit')} open>
        <Select
          {...form.field('shippingMethod')}
          label={t('change.shipping.method')}
          options={deliveryOptions.methods.map((one) => ({ value: one.code, label: one.name }))}
        />
        <PointField form={form} points={deliveryOptions.points} />
        <ScopeSelect form={form} />
      </ChangeForm>
    </div>
  );
}

/** A point near the address; without an answer of the network its code is typed. */
function PointField({ form, points }: { form: FormState; points: DeliveryOptionsShape['points'] }) {
  if (points.length === 0)
    return (
      <TextField
        {...form.field('pickupPoint')}
        label={t('change.shipping.point')}
        hint={t('change.shipping.pointCode')}
        maxLength={20}
      />
    );
  return (
    <Select
      {...form.field('pickupPoint')}
      label={t('change.shipping.point')}
      hint={t('change.shipping.pointHint')}
      placeholder={t('change.shipping.noPoint')}
      options={points.map(({ code, name, address }) => ({
        value: code,
        label: `${name}, ${address}`,
      }))}
    />
  );
}
