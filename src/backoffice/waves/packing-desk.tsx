import { useEffect, useMemo, useRef, useState } from 'react';
import { number } from '#i18n/numbers.ts';
import {
  currentOf,
  expectedGrams,
  missingPieces,
  NOTHING_SCANNED,
  type PackingState,
  type Scan,
  type ScannedLot,
  scan,
  type WeighedParcel,
} from '#modules/waves/rules/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ShownForm } from '../form/shown-form.ts';
import { AskFirst } from '../parts/ask-first.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { useUnsent } from '../unsent/unsent-provider.tsx';
import { beep } from './beep.ts';
import { CameraScanner } from './camera-scanner.tsx';
import { MissingForm } from './missing-form.tsx';
import { ScanField } from './scan-field.tsx';
import { ScanSaid } from './scan-said.tsx';
import type { OrderOnDesk } from './to-pack.ts';
import { t } from './wave-words.ts';

interface PackingDeskProps {
  wave: number;
  /** Civil date. */
  today: string;
  orders: readonly OrderOnDesk[];
  formKey: string;
  refused: FormAnswer | undefined;
  /** The form that holds an order with a missing article. */
  missing: ShownForm<'missing'>;
}

/**
 * Packs order after order by scanner, camera or, without either, manually. Each scan is confirmed by text, colour and sound;
 * packed orders are stored in the browser until the server confirmed them.
 */
export function PackingDesk(props: PackingDeskProps) {
  const { wave, today, orders, formKey, refused, missing } = props;
  const { own, add } = useUnsent(`emballage-${wave}`);
  const [packed, setPacked] = useState<readonly { key: string; number: string }[]>([]);
  const [state, setState] = useState<PackingState>(NOTHING_SCANNED);
  const [last, setLast] = useState<Scan | null>(null);
  // A refused order has to be packed again, also after the refusal was dismissed.
  const refusedKeys = own.flatMap((one) => (one.refused === null ? [] : [one.key]));
  const taken = packed.filter(({ key }) => !refusedKeys.includes(key));
  if (taken.length < packed.length) setPacked(taken);
  const left = useMemo(() => {
    const waiting = own.filter((one) => one.refused === null);
    const done = packed.map(({ number }) => number);
    const gone = new Set([...done, ...waiting.map(({ fields }) => fields.number)]);
    return orders.filter(({ number }) => !gone.has(number));
  }, [orders, packed, own]);
  // The camera and the field call the latest handler, however long ago they started.
  const now = useRef({ left, state });
  useEffect(() => {
    now.current = { left, state };
  });

  const read = (text: string) => {
    const done = scan(now.current.left, now.current.state, text, today);
    beep(done.isRight);
    now.current = { ...now.current, state: done.state };
    if (done.packed) {
      const { number, lots, weighed } = done.packed;
      now.current.left = now.current.left.filter((one) => one.number !== number);
      const key = crypto.randomUUID();
      setPacked((before) => [...before, { key, number }]);
      add({
        key,
        name: t('packing.current', { number }),
        to: officePaths.packed(wave),
        fields: { number, packed: packedAs(number, lots, weighed) },
      });
    }
    setState(done.state);
    setLast(done);
  };
  const current = currentOf(left, state) as OrderOnDesk | null;
  const upcoming = left.filter((one) => one !== current).slice(0, 3);
  return (
    <div className="grid max-w-narrow grid-cols-1 gap-4">
      <p className="font-bold tabular-nums" aria-live="polite">
        {t('packing.left', { count: left.length })}
      </p>
      <ScanSaid
        said={
          last && {
            text: t(`packing.says.${last.says}`, { name: last.name }),
            isRight: last.isRight,
          }
        }
      />
      {current ? (
        <>
          <ScanField onScan={read} />
          <CameraScanner onScan={read} />
          <CurrentOrder order={current} state={state} />
          <WeightForm
            key={`${current.number} ${state.closed.length}`}
            orders={left}
            order={current}
            state={state}
            onWeigh={read}
          />
          <div className="flex flex-wrap items-start gap-3">
            {state.scanned.length > 0 && (
              <Button
                type="button"
                variant="secondary"
                size="compact"
                onClick={() => setState({ ...NOTHING_SCANNED, number: current.number })}
              >
                {t('packing.again')}
              </Button>
            )}
            <ByHand
              key={current.number}
              number={current.number}
              formKey={formKey}
              refused={refused}
            />
            <MissingForm
              key={`missing ${current.number}`}
              form={missing}
              orders={[{ number: current.number, articles: current.goods.map(({ name }) => name) }]}
              formKey={`${formKey}-${current.number}-missing`}
              refused={refused}
            />
          </div>
          {upcoming.length > 0 && (
            <p className="text-small text-encre-2 tabular-nums">
              {t('packing.next')} {upcoming.map(({ number }) => number).join(', ')}
            </p>
          )}
        </>
      ) : (
        <Alert tone="success">{t('packing.done')}</Alert>
      )}
    </div>
  );
}

/**
 * Request body of a packed order: for an article whose lot was not scanned, the proposed one is
 * used.
 */
const packedAs = (number: string, lots: readonly ScannedLot[], weighed: readonly WeighedParcel[]) =>
  JSON.stringify({ number, lots: lots.filter(({ lot }) => lot !== ''), weighed });

function CurrentOrder({ order, state }: { order: OrderOnDesk; state: PackingState }) {
  return (
    <Panel
      title={t('packing.current', { number: order.number })}
      aside={
        order.labels.length > 0 && (
          <span className="text-small text-encre-2">
            {t('packing.parcels', { count: order.labels.length })}
          </span>
        )
      }
    >
      <ul className="divide-y divide-brume-2">
        {order.goods.map((good) => {
          const done = good.quantity - missingPieces(state, good);
          const isDone = done === good.quantity;
          const picks = order.picks.filter(
            ({ variantCode, lot }) => variantCode === good.variantCode && lot !== '',
          );
          return (
            <li
              key={good.variantCode}
              className={`grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 py-3 ${isDone ? 'text-encre-2' : ''}`}
            >
              <span className="text-h4 font-bold tabular-nums">
                {isDone ? '✓' : `${good.quantity - done} ×`}
              </span>
              <span className="min-w-0">
                <strong className="block break-words">{good.name}</strong>
                <span className="block text-small text-encre-2 tabular-nums">
                  {t('packing.pieces', { done, quantity: good.quantity })} · {good.variantCode}
                </span>
                {picks.map(({ lot, place }) => (
                  <span key={`${lot} ${place}`} className="block text-small text-encre-2">
                    {t('packing.proposed', { lot })} {place && t('packing.at', { place })}
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

interface WeightFormProps {
  /** Orders that are not packed yet. */
  orders: readonly OrderOnDesk[];
  order: OrderOnDesk;
  state: PackingState;
  onWeigh: (text: string) => void;
}

/** Expected and actual weight of the next parcel: typed, or sent by a scale like a scan. */
function WeightForm({ orders, order, state, onWeigh }: WeightFormProps) {
  const next = order.labels.find((label) => !state.closed.includes(label)) ?? '';
  const expected = expectedGrams(orders, order, next);
  if (expected === null) return null;
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = String(new FormData(event.currentTarget).get('weight') ?? '');
        const kilos = typed.replace(/kg\s*$/i, '').trim();
        if (kilos !== '') onWeigh(`${kilos} kg`);
      }}
    >
      <TextField
        id="weight"
        name="weight"
        label={t('packing.weight')}
        hint={t('packing.weightHint', { kilos: number(expected / 1000) })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
      />
      <Button type="submit" variant="secondary">
        {t('packing.weigh')}
      </Button>
    </form>
  );
}

interface ByHandProps {
  number: string;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Manual packing without a scanner: the proposed lots are recorded. Works without scripts. */
function ByHand({ number, formKey, refused }: ByHandProps) {
  const form = useForm('packInWave', refused);
  return (
    <AskFirst title={t('packing.byHand')} isOpen={refused?.form === 'packInWave'}>
      <PageForm form={form} className="grid gap-3">
        <FormKey value={`${formKey}-${number}`} />
        <input type="hidden" name="number" value={number} />
        <p className="text-small">{t('packing.byHandText')}</p>
        <Button
          type="submit"
          variant="secondary"
          size="compact"
          className="justify-self-start"
          pending={form.pending}
        >
          {t('packing.byHandConfirm')}
        </Button>
      </PageForm>
    </AskFirst>
  );
}
