import type { WaveOrderShape } from '#modules/waves/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { Status } from '#ui/status.tsx';
import { ActionForm } from '../parts/action-form.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { t } from './wave-words.ts';

const TONES = {
  to_pack: 'neutral',
  packed: 'success',
  left: 'success',
  held: 'error',
  not_ready: 'warning',
  cancelled: 'warning',
} as const;

interface WaveOrdersProps {
  orders: readonly WaveOrderShape[];
  /** Idempotency key of the form that voids labels; null in a closed wave. */
  formKey: string | null;
}

/** The orders of a wave in packing order, in rows that fit on a phone (O-38). */
export function WaveOrders({ orders, formKey }: WaveOrdersProps) {
  const mayManage = useMay('orders.manage');
  return (
    <ol className="divide-y divide-brume-2 text-small">
      {orders.map((order) => {
        const { number, state, labels, isLabelStale, labelProblem, goods } = order;
        const { shippingAddress, pickupAddress } = order;
        const pieces = goods.reduce((sum, { quantity }) => sum + quantity, 0);
        const name = shippingAddress && `${shippingAddress.firstName} ${shippingAddress.lastName}`;
        const where = pickupAddress?.name ?? shippingAddress?.city;
        return (
          <li
            key={number}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2 md:grid-cols-[8rem_minmax(0,1fr)_4rem_10rem_8rem]"
          >
            <Link
              to={officePaths.order(number)}
              className="link inline-flex min-h-11 items-center font-bold tabular-nums md:min-h-0"
            >
              {number}
            </Link>
            <span className="order-3 min-w-0 break-words md:order-none">
              {[name, where].filter(Boolean).join(', ')}
            </span>
            <span className="order-4 text-right tabular-nums md:order-none">{pieces} ×</span>
            <span className="order-5 min-w-0 break-words text-encre-2 tabular-nums md:order-none">
              {labels.join(', ')}
              {labelProblem && labels.length === 0 && (
                <span className="block text-encre">
                  {t(`orders.label.${labelProblem.state}`, { reason: labelProblem.reason ?? '' })}
                </span>
              )}
              {formKey && mayManage && labels.length > 0 && isHere(state) && !order.sharesLabel && (
                <VoidLabel number={number} formKey={`${formKey}-${number}`} />
              )}
              {isLabelStale && <strong className="block text-encre">{t('orders.stale')}</strong>}
            </span>
            <span className="order-2 justify-self-end md:order-none">
              <Status tone={TONES[state]}>{t(`orders.states.${state}`)}</Status>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const isHere = (state: WaveOrderShape['state']) => state === 'to_pack' || state === 'packed';

/** Voids a torn or misprinted label; a new one is created with the missing ones. */
function VoidLabel({ number, formKey }: { number: string; formKey: string }) {
  return (
    <ActionForm
      name="voidLabels"
      formKey={formKey}
      refused={undefined}
      submit={t('orders.void')}
      label={`${t('orders.void')} ${t('orders.voidOf', { number })}`}
      variant="quiet"
    >
      <input type="hidden" name="number" value={number} />
    </ActionForm>
  );
}
