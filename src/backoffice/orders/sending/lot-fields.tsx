import type { OrderFileShape } from '#modules/orders/admin-contracts.ts';
import type { FormState } from '#pages/forms/use-form.ts';
import { TextField } from '#ui/text-field.tsx';
import { t } from './sending-words.ts';
import { LOTS_EACH } from './typed-lots.ts';

interface LotFieldsProps {
  form: FormState;
  goods: OrderFileShape['goods'];
}

/** Lot and best-before of each article; further rows for an article of several lots are folded. */
export function LotFields({ form, goods }: LotFieldsProps) {
  return goods.map((good, index) => {
    const rows = Array.from({ length: LOTS_EACH }, (_, row) => index * LOTS_EACH + row);
    const [first = 0, ...others] = rows;
    const isUsed = others.some((row) => form.field(`lots.${row}.lot`).defaultValue);
    return (
      <fieldset key={good.variantCode} className="grid gap-2 border-t border-brume-2 pt-3">
        <legend className="float-left w-full text-small font-bold">
          {good.quantity} × {good.productName}
          {good.variantName && `, ${good.variantName}`}
        </legend>
        <LotRow form={form} row={first} code={good.variantCode} />
        <details open={isUsed}>
          <summary className="link min-h-11 cursor-pointer content-center text-small">
            {t('lots.others')}
          </summary>
          {others.map((row) => (
            <LotRow key={row} form={form} row={row} code={good.variantCode} />
          ))}
        </details>
      </fieldset>
    );
  });
}

function LotRow({ form, row, code }: { form: FormState; row: number; code: string }) {
  return (
    <div className="mt-2 grid gap-3 md:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)]">
      <input type="hidden" name={`lots.${row}.variantCode`} value={code} />
      <TextField {...form.field(`lots.${row}.lot`)} label={t('lots.lot')} maxLength={40} />
      <TextField
        {...form.field(`lots.${row}.bestBefore`)}
        type="date"
        label={t('lots.bestBefore')}
      />
      <TextField
        {...form.field(`lots.${row}.quantity`)}
        label={t('lots.quantity')}
        inputMode="numeric"
        pattern="\d{1,4}"
        maxLength={4}
      />
    </div>
  );
}
