import { DELIVERY_COUNTRIES } from '#kit/countries.ts';
import { AddressFields, countryName } from '#modules/customers/web/index.ts';
import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import { GROUNDS } from '#modules/terminations/rules/index.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { ChangeForm, type ChangeProps } from './change-form.tsx';
import { ScopeSelect } from './delivery-forms.tsx';
import { PlainChange } from './plain-change.tsx';
import type { ChangeForms } from './subscription-intents.server.ts';
import { t } from './subscriptions-words.ts';

/** Resumes a paused subscription; also ends a suspension by the shop. */
export const ResumeForm = ({
  isHeld,
  ...props
}: ChangeProps & { isHeld: boolean; shown: ChangeForms['resume'] }) => (
  <PlainChange {...props} title={isHeld ? t('forms.resume.release') : undefined} />
);

/** Changes the delivery address. */
export function AddressForm({
  subscription,
  ...props
}: ChangeProps & { subscription: SubscriptionShape }) {
  const { shippingAddress } = subscription;
  const texts = Object.entries(shippingAddress).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : null,
  ]);
  const values = Object.fromEntries(texts);
  const form = useForm('changeAddress', props.refused, { values, words: 'address' });
  const { title, submit } = {
    title: t('change.address.title'),
    submit: t('change.address.submit'),
  };
  const own = shippingAddress.countryCode;
  const countries = [own, ...DELIVERY_COUNTRIES.filter((code) => code !== own)];
  return (
    <ChangeForm {...props} form={form} title={title} submit={submit}>
      <AddressFields
        form={form}
        section="shipping"
        countries={countries.map((code) => ({ code, name: countryName(code) }))}
      />
      <ScopeSelect form={form} />
    </ChangeForm>
  );
}

/** Terminates the subscription at the customer's request. */
export const TerminateForm = (props: ChangeProps & { shown: ChangeForms['terminate'] }) => (
  <PlainChange
    {...props}
    danger
    offered={{
      ground: GROUNDS.map((value) => ({ value, label: t(`history.reason.${value}`) })),
    }}
  />
);
