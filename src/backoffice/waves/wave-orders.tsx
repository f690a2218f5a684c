import { shortDate, timeOfDay } from '#i18n/dates.ts';
import type { WaveOrderShape, WaveShape } from '#modules/waves/admin-contracts.ts';
import { isHere } from '#modules/waves/rules/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { Link } from '#ui/link.tsx';
import { Status } from '#ui/status.tsx';
import { ActionForm } from '../parts/action-form.tsx';
import { AskFirst } from '../parts/ask-first.tsx';
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
  wave: WaveShape;
  /** Idempotency key of the form that voids labels; null in a closed wave. */
  formKey: string | null;
  refused: FormAnswer | undefined;
}

/** The orders of a wave in packing order, in rows that fit on a phone (O-38). */
export function WaveOrders({ wave, formKey, refused }: WaveOrdersProps) {
  return (
    <ol className="divide-y divide-brume-2 text-small">
      {wave.members.map((order) => {
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
              <Prints order={order} />
              {isLabelStale && <strong className="block text-encre">{t('orders.stale')}</strong>}
            </span>
            <span className="order-2 justify-self-end md:order-none">
              <Status tone={TONES[state]}>{t(`orders.states.${state}`)}</Status>
            </span>
            {formKey && isHere(order) && labels.length > 0 && !order.sharesLabel && (
              <LabelActions wave={wave} order={order} formKey={formKey} refused={refused} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Who printed the labels of an order, and when; more than once is said loudly. */
function Prints({ order: { labels, prints, voided } }: { order: WaveOrderShape }) {
  return (
    <>
      {labels.map((label) => {
        const own = prints.filter(({ trackingNumber }) => trackingNumber === label);
        if (own.length === 0) return null;
        const by = own
          .map(({ by, at }) =>
            t('orders.printedBy', { name: by, date: shortDate(at), time: timeOfDay(at) }),
          )
          .join('\u00a0; ');
        const text = t('orders.printed', { count: own.length, by });
        return (
          <span key={label} className={`block ${own.length > 1 ? 'font-bold text-encre' : ''}`}>
            {labels.length > 1 ? t('orders.printedOf', { label, text }) : text}
          </span>
        );
      })}
      {voided.length > 0 && (
        <span className="block text-encre">
          {t('orders.voided', { numbers: voided.join(', ') })}
        </span>
      )}
    </>
  );
}

interface LabelActionsProps {
  wave: WaveShape;
  order: WaveOrderShape;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Prints the slip and labels of one order again, or voids a torn or misprinted label and says what that costs. */
function LabelActions({ wave, order, formKey, refused }: LabelActionsProps) {
  const { number, prints } = order;
  const mayManage = useMay('orders.manage');
  const own = refused?.values.number === number ? refused : undefined;
  const of = t('orders.of', { number });
  const print = t(prints.length > 0 ? 'orders.printAgain' : 'orders.print');
  return (
    <div className="order-6 col-span-2 flex flex-wrap items-start gap-x-4 gap-y-1 md:order-none md:col-span-5">
      <Link
        to={officePaths.waveDocuments(wave.id, number)}
        reloadDocument
        target="_blank"
        className="link inline-flex min-h-11 items-center"
        aria-label={`${print} ${of}`}
      >
        {print}
      </Link>
      {wave.labelFormat === 'zpl' && (
        <Link
          to={officePaths.wavePrinterLabels(wave.id, number)}
          reloadDocument
          className="link inline-flex min-h-11 items-center"
          aria-label={`${t('orders.printer')} ${of}`}
        >
          {t('orders.printer')}
        </Link>
      )}
      {mayManage && (
        <AskFirst title={t('orders.void')} isOpen={own?.form === 'voidLabels'}>
          <p>{t(wave.labelFormat ? 'orders.voids' : 'orders.voidsOwn')}</p>
          <ActionForm
            name="voidLabels"
            formKey={`${formKey}-${number}`}
            refused={own}
            submit={t('orders.voidConfirm')}
            label={`${t('orders.voidConfirm')} ${of}`}
          >
            <input type="hidden" name="number" value={number} />
          </ActionForm>
        </AskFirst>
      )}
    </div>
  );
}
