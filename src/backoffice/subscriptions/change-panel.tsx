import type { TeamDeliveryShape } from '#modules/renewals/admin-contracts.ts';
import type {
  DeliveryOptionsShape,
  TeamSubscriptionShape,
} from '#modules/subscriptions/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { AddForm, DateForm, ItemForm, RhythmForm, SwapForm } from './delivery-forms.tsx';
import { AddressForm, ResumeForm, TerminateForm } from './life-forms.tsx';
import { PlainChange } from './plain-change.tsx';
import { ShippingForm } from './shipping-form.tsx';
import type { ChangeForms } from './subscription-intents.server.ts';
import { t } from './subscriptions-words.ts';

interface ChangePanelProps {
  read: TeamSubscriptionShape;
  deliveries: readonly TeamDeliveryShape[];
  /** The delivery options; null until the form is opened. */
  deliveryOptions: DeliveryOptionsShape | null;
  forms: ChangeForms;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** The changes the team can make in the subscription's state. */
export function ChangePanel({
  read,
  deliveries,
  deliveryOptions,
  forms,
  formKey,
  refused,
}: ChangePanelProps) {
  const mayChange = useMay('subscriptions.manage');
  const { subscription, heldFor } = read;
  const { status, editable, version, shipNow } = subscription;
  if (!mayChange || status === 'stopped') return null;
  const given = { formKey, version, refused };
  const isPaused = status === 'paused';
  const isUnpaid = deliveries.some(({ renewal }) => renewal?.state === 'failed');
  return (
    <Panel title={t('change.title')}>
      <p className="mb-2 text-small text-encre-2">{t('change.lead')}</p>
      {isUnpaid && !isPaused && <PlainChange shown={forms.retry} {...given} />}
      {isPaused && <ResumeForm shown={forms.resume} isHeld={heldFor !== null} {...given} />}
      {!isPaused && <DateForm shown={forms.moveDate} subscription={subscription} {...given} />}
      {!isPaused && (
        <RhythmForm shown={forms.changeRhythm} subscription={subscription} {...given} />
      )}
      {editable && (
        <>
          <PlainChange shown={forms.skip} {...given} />
          <ItemForm shown={forms.changeItem} subscription={subscription} {...given} />
          <SwapForm subscription={subscription} {...given} />
          <AddForm shown={forms.addItem} {...given} />
          <AddressForm subscription={subscription} {...given} />
          <ShippingForm subscription={subscription} deliveryOptions={deliveryOptions} {...given} />
          <PlainChange shown={forms.pause} {...given} />
        </>
      )}
      {!isPaused && !shipNow && <PlainChange shown={forms.shipNow} {...given} />}
      <TerminateForm shown={forms.terminate} {...given} />
    </Panel>
  );
}
