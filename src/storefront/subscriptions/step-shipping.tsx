import { useState } from 'react';
import { ShippingTiles } from '#modules/checkout/web/index.ts';
import { RelayPicker } from '#modules/shipping/web/index.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { Alert } from '#ui/alert.tsx';
import type { ShippingAnswer } from '../checkout/shipping-answer.ts';
import { codeOf } from '../checkout/shown-order.ts';
import { ChangeForm } from './change-form.tsx';
import type { StepProps } from './step-props.ts';
import { t } from './subscription-words.ts';

/** Shipping method, and the pickup point for those that need one (SUB-07, SUB-23, SUB-24). */
export function ShippingStep(
  props: StepProps<'shipping'> & { answer: ShippingAnswer | undefined },
) {
  const { step, subscription, back, answer } = props;
  const { code, version, shippingMethod, shippingAddress, pickupPoint } = subscription;
  const { methods } = step;
  const form = useForm('shipping', answer, { words: 'subscription' });
  const refused = answer?.form === 'shipping' ? answer.values : undefined;
  const [method, setMethod] = useState(refused?.method ?? codeOf(shippingMethod));
  const chosen = methods.find((one) => one.code === method);
  if (methods.length === 0) return <Alert tone="warning">{t('shipping.none')}</Alert>;
  return (
    <ChangeForm
      form={form}
      answer={answer}
      version={version}
      back={back}
      scope="next"
      submit={t('shipping.submit')}
    >
      <div className="group/way grid gap-6">
        <ShippingTiles
          id={form.field('shippingMethod').id}
          methods={methods}
          chosen={chosen ? method : ''}
          onChoose={setMethod}
          dated={false}
          error={form.field('shippingMethod').error ?? form.field('method').error}
        />
        {methods.some(({ kind }) => kind === 'relay') && (
          <div className="hidden group-has-[[value^=relay\_]:checked]/way:block">
            <RelayPicker
              field={form.field('pickupPoint')}
              place={`${shippingAddress.postcode} ${shippingAddress.city}`}
              found={answer?.relays}
              chosen={pickupPoint?.available ? pickupPoint : null}
              arrival={undefined}
              active={chosen?.kind === 'relay'}
              searchPath={subscriptionPaths.relays(code)}
              asks={['method']}
            />
          </div>
        )}
      </div>
    </ChangeForm>
  );
}
