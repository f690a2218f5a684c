import { Stepper } from '#ui/stepper.tsx';
import { t } from './account-words.ts';
import { ORDER_STEPS, orderProgress } from './order-progress.ts';

interface OrderStepsProps {
  status: string;
  /** When its last parcel arrived. */
  deliveredAt: string | null | undefined;
}

/** How far an order is; nothing for one that goes no further (ORD-01). */
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
