import { useForm } from '#pages/forms/use-form.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Link } from '#ui/link.tsx';
import { AddressChoice } from '../checkout/address-choice.tsx';
import { firstAddress } from '../checkout/first-address.ts';
import { ChangeForm } from './change-form.tsx';
import type { StepProps } from './step-props.ts';
import { t } from './subscription-words.ts';

/** Delivery or billing address: a saved one or a new one (SUB-07). */
export function AddressStep(props: StepProps<'address' | 'billing'>) {
  const { step, subscription, back, answer } = props;
  const { code, version, shippingAddress, billingAddress, pickupPoint } = subscription;
  const isShipping = step.name === 'address';
  const current = isShipping ? shippingAddress : (billingAddress ?? shippingAddress);
  const { chosen, values } = firstAddress(step.book, current);
  const form = useForm(step.name, answer, { values, words: 'address' });
  return (
    <>
      <p className="mb-6 text-encre-2">{t(isShipping ? 'address.lead' : 'address.leadBilling')}</p>
      {isShipping && pickupPoint && (
        <Alert tone="info" className="mb-6">
          {t('address.relay', { point: `${pickupPoint.name}, ${pickupPoint.city}` })}
          <Link
            to={subscriptionPaths.one(code, { step: 'shipping' })}
            className="link ml-1 inline-flex min-h-6 items-center"
          >
            {t('address.relayChange')}
          </Link>
        </Alert>
      )}
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
