import { deliveryDates } from '#modules/orders/web/index.ts';
import { Price } from '#ui/price.tsx';
import { RadioTiles } from '#ui/radio-tiles.tsx';
import type { ShippingMethodShape } from '../contracts.ts';
import { t } from './steps-words.ts';

interface ShippingTilesProps {
  id: string;
  methods: readonly ShippingMethodShape[];
  /** Code of the method chosen so far. */
  chosen: string;
  onChoose: (code: string) => void;
  error: string | undefined;
  /** False where it leaves on another day than now. */
  dated?: boolean;
}

/** How it is sent: each way with its price and its dates, never a speed. */
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
