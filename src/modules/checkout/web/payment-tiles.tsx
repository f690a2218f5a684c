import { RadioTiles } from '#ui/radio-tiles.tsx';
import type { PaymentMethodShape } from '../contracts.ts';
import { PaymentMarks } from './payment-marks.tsx';
import { t } from './steps-words.ts';

interface PaymentTilesProps {
  id: string;
  methods: readonly PaymentMethodShape[];
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
}

/** Choice of the payment method; no method costs extra (PRI-07). */
export function PaymentTiles({ id, methods, value, onChange, error }: PaymentTilesProps) {
  return (
    <RadioTiles
      id={id}
      legend={t('payment.legend')}
      name="method"
      value={value}
      onChange={onChange}
      error={error}
      tiles={methods.map(({ code, name, description, brands }) => ({
        value: code,
        label: (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {name}
            <PaymentMarks brands={brands} />
          </span>
        ),
        detail: description,
      }))}
    />
  );
}
