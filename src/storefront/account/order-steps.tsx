import { Stepper } from '#ui/stepper.tsx';
import { t } from './account-words.ts';
import { ORDER_STEPS, orderProgress } from './order-progress.ts';

interface OrderStepsProps {
  status: string;
  /** Time of delivery of the last parcel. */
  deliveredAt: string | null | undefined;
}

/** Progress steps of an order; nothing for one that was refused or cancelled (ORD-01). */
export function OrderSteps({ status, deliveredAt }: OrderStepsProps) {
  const step = orderProgress(status, Boolean(deliveredAt));
  if (step === null) return null;
  return (
    <Stepper
      label={t('progress.label')}
      steps={ORDER_STEPS.map((name) => ({ label: t(`progress.${name}`) }))}
      current={step}
    />
  );
}
