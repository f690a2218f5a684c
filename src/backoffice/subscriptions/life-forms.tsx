import { DELIVERY_COUNTRIES } from '#kit/countries.ts';
import { AddressFields, countryName } from '#modules/customers/web/index.ts';
import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import { GROUNDS } from '#modules/terminations/rules/index.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ChangeForm, type ChangeProps } from './change-form.tsx';
import { ScopeSelect } from './delivery-forms.tsx';
import { t } from './subscriptions-words.ts';

/** Sends nothing for a while. */
export function PauseForm(props: ChangeProps) {
  const form = useForm('pause', props.refused);
  return (
    <ChangeForm
      {...props}
      form={form}
      title={t('change.pause.title')}
      submit={t('change.pause.submit')}
    >
      <TextField
        {...form.field('until')}
        type="date"
        label={t('change.pause.field')}
        hint={t('change.pause.hint')}
      />
    </ChangeForm>
  );
}

/** Delivers again; what the shop held is released. */
export function ResumeForm({ isHeld, ...props }: ChangeProps & { isHeld: boolean }) {
  const form = useForm('resume', props.refused);
  const title = t(isHeld ? 'change.resume.release' : 'change.resume.title');
  return (
    <ChangeForm {...props} form={form} title={title} submit={t('change.resume.submit')}>
      <TextField
        {...form.field('date')}
        type="date"
        label={t('change.resume.field')}
        hint={t('change.resume.hint')}
      />
    </ChangeForm>
  );
}

/** One press, said in a sentence. */
export function PlainForm({
  name,
  ...props
}: ChangeProps & { name: 'skip' | 'shipNow' | 'retry' }) {
  const form = useForm(name, props.refused);
  return (
    <ChangeForm
      {...props}
      form={form}
      title={t(`change.${name}.title`)}
      submit={t(`change.${name}.submit`)}
    >
      <p className="text-small text-encre-2">{t(`change.${name}.text`)}</p>
    </ChangeForm>
  );
}

/** Where it goes. */
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
      <ScopeSelect form={form} initial="all" />
    </ChangeForm>
  );
}

/** Ends it because its customer asks for it. */
export function TerminateForm(props: ChangeProps) {
  const form = useForm('terminate', props.refused);
  const { title, submit } = {
    title: t('change.terminate.title'),
    submit: t('change.terminate.submit'),
  };
  return (
    <ChangeForm {...props} form={form} title={title} submit={submit} danger>
      <p className="text-small text-encre-2">{t('change.terminate.text')}</p>
      <TextField
        {...form.field('wishedOn')}
        type="date"
        label={t('change.terminate.date')}
        hint={t('change.terminate.dateHint')}
      />
      <Select
        {...form.field('ground')}
        label={t('change.terminate.ground')}
        placeholder={t('change.terminate.noGround')}
        options={GROUNDS.map((value) => ({
          value,
          label: t(`history.reason.${value}`),
        }))}
      />
    </ChangeForm>
  );
}
