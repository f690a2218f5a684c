import { shortDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { FREQUENCIES } from '#modules/orders/rules/index.ts';
import { frequencyLabel } from '#modules/orders/web/index.ts';
import type { PreviewShape, SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import { type FormState, useForm } from '#pages/forms/use-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { VariantField } from '../parts/variant-field.tsx';
import { ChangeForm, type ChangeProps } from './change-form.tsx';
import { PlainChange } from './plain-change.tsx';
import type { ChangeForms } from './subscription-intents.server.ts';
import { t } from './subscriptions-words.ts';

interface DeliveryFormProps extends ChangeProps {
  subscription: SubscriptionShape;
}

const SCOPES = ['next', 'all'] as const;

/** Choice between the next delivery only and all later ones. */
export function ScopeSelect({ form }: { form: FormState }) {
  const field = form.field('scope');
  return (
    <Select
      {...field}
      label={t('forms.change.scope')}
      defaultValue={field.defaultValue ?? 'all'}
      options={SCOPES.map((value) => ({ value, label: t(`forms.change.scopes.${value}`) }))}
    />
  );
}

/** The lines as options. */
const itemsOf = ({ items }: SubscriptionShape) =>
  items.map(({ id, productName, variantName, quantity }) => ({
    value: String(id),
    label: `${quantity} × ${productName}, ${variantName}`,
  }));

/** Changes the date of the next delivery. */
export const DateForm = ({
  subscription: { nextShippingDate: date },
  ...props
}: DeliveryFormProps & { shown: ChangeForms['moveDate'] }) => (
  <PlainChange {...props} values={{ date, scope: 'next' }} />
);

/** Changes the interval. */
export const RhythmForm = ({
  subscription: { frequency },
  ...props
}: DeliveryFormProps & { shown: ChangeForms['changeRhythm'] }) => (
  <PlainChange
    {...props}
    values={{ frequency: String(frequency.days), scope: 'all' }}
    offered={{
      frequency: FREQUENCIES.map(({ days }) => ({
        value: String(days),
        label: frequencyLabel(days),
      })),
    }}
  />
);

/** Changes the quantity of a line. */
export const ItemForm = ({
  subscription,
  ...props
}: DeliveryFormProps & { shown: ChangeForms['changeItem'] }) => (
  <PlainChange {...props} values={{ scope: 'all' }} offered={{ item: itemsOf(subscription) }} />
);

/** Replaces a line by another recipe or format. */
export function SwapForm({ subscription, ...props }: DeliveryFormProps) {
  const form = useForm('replaceItem', props.refused, {
    values: { quantity: String(subscription.items[0]?.quantity ?? 1) },
  });
  const answered = props.refused?.form === 'replaceItem' ? props.refused : undefined;
  const seen = answered?.problems.length === 0 ? swapSeen(answered.values) : null;
  return (
    <ChangeForm
      {...props}
      form={form}
      title={t('change.swap.title')}
      submit={t(seen ? 'change.swap.again' : 'change.swap.look')}
      confirm={seen && t('change.swap.submit')}
    >
      <p className="text-small text-encre-2">{t('change.swap.text')}</p>
      <Select
        {...form.field('item')}
        label={t('change.swap.field')}
        options={itemsOf(subscription)}
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
        label={t('forms.change.quantity')}
        required
      />
      <ScopeSelect form={form} />
      <Checkbox
        name="overlap"
        label={t('change.swap.overlap')}
        defaultChecked={answered?.values.overlap !== undefined}
      />
      {seen && <SwapSeen {...seen} />}
    </ChangeForm>
  );
}

interface SwapSeenProps {
  looked: string;
  before: PreviewShape['before'];
  after: PreviewShape['after'];
}

/** The previewed replacement; null without a preview. */
function swapSeen({
  looked = '',
  preview,
}: Readonly<Record<string, string>>): SwapSeenProps | null {
  return preview
    ? { looked, ...(JSON.parse(preview) as Pick<PreviewShape, 'before' | 'after'>) }
    : null;
}

/** Each delivery as it is announced and as it would be. */
function SwapSeen({ looked, before, after }: SwapSeenProps) {
  return (
    <Alert tone="info" live title={t('change.swap.would')}>
      <input type="hidden" name="looked" value={looked} />
      <ul className="grid list-disc gap-1 pl-5">
        {after.map(({ shippingDate, total }, nth) => {
          const now = before[nth]?.total ?? total;
          return (
            <li key={shippingDate}>
              {t(now === total ? 'change.swap.same' : 'change.swap.becomes', {
                date: shortDate(shippingDate),
                now: money(now),
                later: money(total),
                difference: `${total > now ? '+' : '−'}\u00a0${money(Math.abs(total - now))}`,
              })}
            </li>
          );
        })}
        <li>{t('change.swap.notified')}</li>
      </ul>
    </Alert>
  );
}

/** Adds a line. */
export const AddForm = (props: ChangeProps & { shown: ChangeForms['addItem'] }) => (
  <PlainChange {...props} values={{ quantity: '1', scope: 'all' }} />
);
