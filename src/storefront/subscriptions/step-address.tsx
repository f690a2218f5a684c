import { useForm } from '#pages/forms/use-form.ts';
import { AddressChoice } from '../checkout/address-choice.tsx';
import { firstAddress } from '../checkout/first-address.ts';
import { ChangeForm } from './change-form.tsx';
import type { StepProps } from './step-props.ts';
import { t } from './subscription-words.ts';

/** Delivery or billing address: a saved one or a new one (SUB-07). */
export function AddressStep(props: StepProps<'address' | 'billing'>) {
  const { step, subscription, back, answer } = props;
  const { version, shippingAddress, billingAddress } = subscription;
  const isShipping = step.name === 'address';
  const current = isShipping ? shippingAddress : (billingAddress ?? shippingAddress);
  const { chosen, values } = firstAddress(step.book, current);
  const form = useForm(step.name, answer, { values, words: 'address' });
  return (
    <>
      <p className="mb-6 text-encre-2">{t(isShipping ? 'address.lead' : 'address.leadBilling')}</p>
      <ChangeForm
        inReach
        form={form}
        answer={answer}
        version={version}
        back={back}
        scope="next"
        submit={t('address.submit')}
      >
        <AddressChoice
          form={form}
          section={isShipping ? 'shipping' : 'billing'}
          book={step.book}
          chosen={chosen}
        />
      </ChangeForm>
    </>
  );
}
