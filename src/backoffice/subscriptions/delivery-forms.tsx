import { FREQUENCIES } from '#modules/orders/rules/index.ts';
import { frequencyLabel } from '#modules/orders/web/index.ts';
import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import { type FormState, useForm } from '#pages/forms/use-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { VariantField } from '../parts/variant-field.tsx';
import { ChangeForm, type ChangeProps } from './change-form.tsx';
import { t } from './subscriptions-words.ts';

interface DeliveryFormProps extends ChangeProps {
  subscription: SubscriptionShape;
}

const SCOPES = ['next', 'all'] as const;

/** Whether a change is for the next delivery or for the later ones too. */
export function ScopeSelect({ form, initial }: { form: FormState; initial: 'next' | 'all' }) {
  const field = form.field('scope');
  return (
    <Select
      {...field}
      label={t('change.scope')}
      defaultValue={field.defaultValue ?? initial}
      options={SCOPES.map((value) => ({ value, label: t(`change.${value}`) }))}
    />
  );
}

/** When the next delivery leaves. */
export function DateForm({ subscription, ...props }: DeliveryFormProps) {
  const values = { date: subscription.nextShippingDate };
  const form = useForm('moveDate', props.refused, { values });
  return (
    <ChangeForm
      {...props}
      form={form}
      title={t('change.date.title')}
      submit={t('change.date.submit')}
    >
      <TextField {...form.field('date')} type="date" label={t('change.date.field')} required />
      <ScopeSelect form={form} initial="next" />
    </ChangeForm>
  );
}

/** How often it comes. */
export function RhythmForm({ subscription, ...props }: DeliveryFormProps) {
  const values = { frequency: String(subscription.frequency.days) };
  const form = useForm('changeRhythm', props.refused, { values });
  const { title, submit } = { title: t('change.rhythm.title'), submit: t('change.rhythm.submit') };
  return (
    <ChangeForm {...props} form={form} title={title} submit={submit}>
      <Select
        {...form.field('frequency')}
        label={t('change.rhythm.field')}
        options={FREQUENCIES.map(({ days }) => ({
          value: String(days),
          label: frequencyLabel(days),
        }))}
      />
      <ScopeSelect form={form} initial="all" />
    </ChangeForm>
  );
}

/** How many pieces of it come. */
export function ItemForm({ subscription, ...props }: DeliveryFormProps) {
  const form = useForm('changeItem', props.refused);
  return (
    <ChangeForm
      {...props}
      form={form}
      title={t('change.item.title')}
      submit={t('change.item.submit')}
    >
      <Select
        {...form.field('item')}
        label={t('change.item.field')}
        options={subscription.items.map(({ id, productName, variantName, quantity }) => ({
          value: String(id),
          label: `${quantity} × ${productName}, ${variantName}`,
        }))}
      />
      <TextField
        {...form.field('quantity')}
        type="number"
        min={0}
        max={9999}
        label={t('change.item.quantity')}
        hint={t('change.item.hint')}
        required
      />
      <ScopeSelect form={form} initial="all" />
    </ChangeForm>
  );
}

/** Another recipe or format comes in the place of one. */
export function SwapForm({ subscription, ...props }: DeliveryFormProps) {
  const form = useForm('replaceItem', props.refused, {
    values: { quantity: String(subscription.items[0]?.quantity ?? 1) },
  });
  return (
    <ChangeForm
      {...props}
      form={form}
      title={t('change.swap.title')}
      submit={t('change.swap.submit')}
    >
      <p className="text-small text-encre-2">{t('change.swap.text')}</p>
      <Select
        {...form.field('item')}
        label={t('change.swap.field')}
        options={subscription.items.map(({ id, productName, variantName, quantity }) => ({
          value: String(id),
          label: `${quantity} × ${productName}, ${variantName}`,
        }))}
      />
      <VariantField
        {...form.field('productVariant')}
        label={t('change.swap.by')}
        maxLength={60}
        required
      />
      <TextField
        {...form.field('quantity')}
        type="number"
        min={1}
        max={9999}
        label={t('change.item.quantity')}
        required
      />
      <ScopeSelect form={form} initial="all" />
      <Checkbox name="overlap" label={t('change.swap.overlap')} />
    </ChangeForm>
  );
}

/** What else comes. */
export function AddForm(props: ChangeProps) {
  const form = useForm('addItem', props.refused, { values: { quantity: '1' } });
  return (
    <ChangeForm
      {...props}
      form={form}
      title={t('change.add.title')}
      submit={t('change.add.submit')}
    >
      <VariantField
        {...form.field('productVariant')}
        label={t('change.add.field')}
        maxLength={60}
        required
      />
      <TextField
        {...form.field('quantity')}
        type="number"
        min={1}
        max={9999}
        label={t('change.item.quantity')}
        required
      />
      <ScopeSelect form={form} initial="all" />
    </ChangeForm>
  );
}
