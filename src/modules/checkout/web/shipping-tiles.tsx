import { deliveryDates } from '#modules/orders/web/index.ts';
import { Price } from '#ui/price.tsx';
import { RadioTiles } from '#ui/radio-tiles.tsx';
import type { ShippingMethodShape } from '../contracts.ts';
import { t } from './steps-words.ts';

interface ShippingTilesProps {
  id: string;
  methods: readonly ShippingMethodShape[];
  /** Code of the selected method. */
  chosen: string;
  onChoose: (code: string) => void;
  error: string | undefined;
  /** False when it ships on another day than today: delivery dates are then not shown. */
  dated?: boolean;
}

/** Choice of the delivery method: each with price and dates, never a claim of speed. */
export function ShippingTiles(props: ShippingTilesProps) {
  const { id, methods, chosen, onChoose, error, dated = true } = props;
  return (
    <RadioTiles
      id={id}
      legend={t('shipping.legend')}
      name="method"
      value={chosen}
      onChange={onChoose}
      error={error}
      tiles={methods.map(({ code, name, price, deliveryEstimate: { from, to } }) => ({
        value: code,
        label: name,
        detail: dated && t('shipping.delivered', { dates: deliveryDates(from, to) }),
        aside: <Price cents={price} free={t('shipping.free')} />,
      }))}
    />
  );
}
