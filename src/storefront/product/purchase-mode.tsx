import { words } from '#i18n/words.ts';
import type { ContentVariant } from '#modules/catalog/contracts.ts';
import { PriceLine } from '#modules/catalog/web/index.ts';
import { FREQUENCIES } from '#modules/orders/rules/index.ts';
import { frequencyLabel } from '#modules/orders/web/index.ts';
import { RadioTiles } from '#ui/radio-tiles.tsx';
import { Select } from '#ui/select.tsx';
import messages from '../messages/product.fr.json';
import { useDebitText } from '../use-debit-text.ts';

const t = words(messages);

export type Mode = 'once' | 'subscription';

/** Default interval in days. */
export const USUAL_FREQUENCY = 42;

export interface PurchaseChoice {
  mode: Mode;
  onMode: (mode: Mode) => void;
  interval: number;
  onInterval: (days: number) => void;
  /** The interval recommended for the ration. */
  advised: number | null;
  /** The format, where it is not selected beside it. */
  pack?: string;
  /** Pieces that are bought: the prices are theirs. */
  pieces?: number;
}

/** Once, which is preselected, or on subscription; both equally large (BIZ-05, PRI-03). */
export function PurchaseMode(props: PurchaseChoice & { variant: ContentVariant }) {
  const { variant, mode, onMode, interval, onInterval, advised, pack, pieces = 1 } = props;
  const debit = useDebitText();
  return (
    <div className="group/mode">
      <RadioTiles
        legend={t('buy.how')}
        name="mode"
        warm
        value={mode}
        onChange={(value) => onMode(value as Mode)}
        tiles={[
          {
            value: 'once',
            label: pack ? `${t('buy.once')}, ${pack.replaceAll(' ', '\u00a0')}` : t('buy.once'),
            aside: (
              <PriceBlock cents={variant.base_price * pieces} perKg={variant.price_per_unit} />
            ),
          },
          {
            value: 'subscription',
            label: pack
              ? `${t('buy.subscription')}, ${pack.replaceAll(' ', '\u00a0')}`
              : t('buy.subscription'),
            detail: `${t('buy.commitment')} ${debit('deliveryShort')}`,
            aside: (
              <PriceBlock
                cents={variant.base_price_subscription * pieces}
                perKg={variant.price_per_unit_subscription}
              />
            ),
          },
        ]}
      />
      <Select
        name="interval"
        label={t('buy.frequency')}
        hint={advised === interval ? t('buy.advised') : undefined}
        value={String(interval)}
        onChange={(event) => onInterval(Number(event.target.value))}
        className="mt-3 hidden group-has-[[value=subscription]:checked]/mode:block"
        options={FREQUENCIES.map(({ code }) => ({
          value: String(code),
          label: frequencyLabel(code),
        }))}
      />
    </div>
  );
}

function PriceBlock({ cents, perKg }: { cents: number; perKg: ContentVariant['price_per_unit'] }) {
  return (
    <PriceLine
      cents={cents}
      perKg={perKg?.ttc ?? null}
      size="regular"
      className="flex flex-col items-end"
    />
  );
}
