import { RelayPicker } from '#modules/shipping/web/index.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { Alert } from '#ui/alert.tsx';
import type { ShippingAnswer } from '../checkout/shipping-answer.ts';
import { codeOf } from '../checkout/shown-order.ts';
import { ChangeForm } from './change-form.tsx';
import type { StepProps } from './step-props.ts';
import { t } from './subscription-words.ts';

/** The relay point agreed for when the chosen one closes (N-08). */
export function NextPointStep(
  props: StepProps<'nextPoint'> & { answer: ShippingAnswer | undefined },
) {
  const { step, subscription, back, answer } = props;
  const { code, version, shippingMethod, shippingAddress, nextPickupPoint } = subscription;
  const form = useForm('nextPoint', answer, { words: 'subscription' });
  if (!step.isRelay) return <Alert tone="info">{t('nextPoint.none')}</Alert>;
  return (
    <>
      <p className="mb-6 text-encre-2">{t('nextPoint.lead')}</p>
      <ChangeForm
        form={form}
        answer={answer}
        version={version}
        back={back}
        submit={t('nextPoint.submit')}
      >
        <input type="hidden" name="method" value={codeOf(shippingMethod)} />
        <RelayPicker
          field={form.field('pickupPoint')}
          place={`${shippingAddress.postcode} ${shippingAddress.city}`}
          found={answer?.relays}
          chosen={nextPickupPoint}
          arrival={undefined}
          active
          searchPath={subscriptionPaths.relays(code)}
          asks={['method']}
        />
      </ChangeForm>
    </>
  );
}
