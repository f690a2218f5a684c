import { shortDate } from '#i18n/dates.ts';
import type { OrderShape } from '#modules/orders/contracts.ts';
import { deliveryDates, Parcels } from '#modules/orders/web/index.ts';
import { RelayAddress } from '#modules/shipping/web/index.ts';
import { Link } from '#ui/link.tsx';
import { Status } from '#ui/status.tsx';
import type { ShownForm } from '../../form/shown-form.ts';
import { Facts } from '../../parts/facts.tsx';
import { Panel } from '../../parts/panel.tsx';
import { officePaths } from '../../paths.ts';
import { ArrivedForm } from './arrived-form.tsx';
import { ParcelContentForms } from './parcel-content-forms.tsx';
import { CorrectParcelForm, FinishParcelsForm } from './parcel-forms.tsx';
import type { SendingFormProps } from './sending-form-props.ts';
import { t } from './sending-words.ts';

interface SendingPanelProps extends SendingFormProps {
  order: OrderShape;
  correct: ShownForm<'from' | 'trackingNumber'>;
}

/** Shipping of an order: promise, address, parcels and delivery. */
export function SendingPanel({ order, file, correct, ...form }: SendingPanelProps) {
  const [shipment] = order.shipments;
  if (!shipment) return null;
  const { deliverFrom, deliverTo, pickupAddress, parcels, toFollow } = shipment;
  const travels = parcels.filter(({ deliveredAt }) => !deliveredAt);
  const isHeld = file.attention.some(({ mayLeave }) => !mayLeave);
  const waits = order.shippingState === 'ready' && !file.mayLeave;
  return (
    <Panel
      title={t('sending.title')}
      aside={
        <>
          {file.isLate && <Status tone="error">{t('sending.late')}</Status>}
          <Link to={officePaths.slip(file.number)} className="link text-small">
            {t('sending.slip')}
          </Link>
        </>
      }
    >
      <Facts
        facts={[
          [t('sending.method'), file.methodName],
          [t('sending.dispatch'), file.dispatchOn && shortDate(file.dispatchOn)],
          [
            t('sending.delivery'),
            deliverFrom && deliverTo && deliveryDates(deliverFrom, deliverTo),
          ],
          [t('sending.relay'), pickupAddress && <RelayAddress point={pickupAddress} />],
          [t('sending.parcels'), file.expectedParcels],
        ]}
      />
      {waits && (
        <p className="mt-4 text-small text-encre-2">
          {t(isHeld ? 'sending.held' : 'sending.waits')}
        </p>
      )}
      {parcels.length > 0 && (
        <div className="mt-4 grid gap-4">
          <Parcels parcels={parcels} toFollow={toFollow} />
          {travels.length > 0 && <ArrivedForm travels={travels} {...form} />}
          <FinishParcelsForm file={file} {...form} />
          <CorrectParcelForm parcels={travels} form={correct} {...form} />
          {file.parcels.map((parcel) => (
            <ParcelContentForms
              key={parcel.trackingNumber}
              parcel={parcel}
              goods={file.goods}
              {...form}
            />
          ))}
        </div>
      )}
    </Panel>
  );
}
