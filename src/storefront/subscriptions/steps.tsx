import { BackLink } from '../account/back-link.tsx';
import { StepHeading } from '../account/step-heading.tsx';
import type { Step } from './load-step.server.ts';
import { AbortStep } from './step-abort.tsx';
import { AddressStep } from './step-address.tsx';
import { AnimalsStep } from './step-animals.tsx';
import { CardStep } from './step-card.tsx';
import { DateStep } from './step-date.tsx';
import { FrequencyStep } from './step-frequency.tsx';
import { LaterStep } from './step-later.tsx';
import { NextPointStep } from './step-next-point.tsx';
import { PauseStep } from './step-pause.tsx';
import { PlanBStep } from './step-plan-b.tsx';
import { ProductStep } from './step-product.tsx';
import type { StepProps } from './step-props.ts';
import { RemoveStep } from './step-remove.tsx';
import { ReplaceStep } from './step-replace.tsx';
import { ShipNowStep } from './step-ship-now.tsx';
import { ShippingStep } from './step-shipping.tsx';
import { t } from './subscription-words.ts';

type AnyStep = NonNullable<Step>;

/** A change of a subscription on a page of its own, so that it needs no script. */
export function StepPage(props: Omit<StepProps<'date'>, 'step'> & { step: AnyStep }) {
  const { step, back, subscription } = props;
  return (
    <div className="max-w-text">
      <BackLink to={back}>{subscription.name}</BackLink>
      <StepHeading>{t(`steps.${step.name}`)}</StepHeading>
      <StepContent {...props} />
    </div>
  );
}

function StepContent({ step, ...rest }: Omit<StepProps<'date'>, 'step'> & { step: AnyStep }) {
  switch (step.name) {
    case 'date':
      return <DateStep step={step} {...rest} />;
    case 'postpone':
    case 'skip':
      return <LaterStep step={step} {...rest} />;
    case 'frequency':
      return <FrequencyStep step={step} {...rest} />;
    case 'address':
    case 'billing':
      return <AddressStep step={step} {...rest} />;
    case 'shipping':
      return <ShippingStep step={step} {...rest} />;
    case 'card':
      return <CardStep step={step} {...rest} />;
    case 'product':
      return <ProductStep step={step} {...rest} />;
    case 'animals':
      return <AnimalsStep step={step} {...rest} />;
    case 'planB':
      return <PlanBStep step={step} {...rest} />;
    case 'nextPoint':
      return <NextPointStep step={step} {...rest} />;
    case 'remove':
      return <RemoveStep step={step} {...rest} />;
    case 'replace':
      return <ReplaceStep step={step} {...rest} />;
    case 'shipNow':
      return <ShipNowStep step={step} {...rest} />;
    case 'pause':
    case 'resume':
      return <PauseStep step={step} {...rest} />;
    case 'abort':
      return <AbortStep step={step} {...rest} />;
  }
}
