import type { FormState } from '#pages/forms/use-form.ts';
import { TextField } from '#ui/text-field.tsx';
import { VariantField } from '../parts/variant-field.tsx';
import { t } from './orders-words.ts';

/** Maximum quantity of an article in an order. */
const MOST_PIECES = 999;

interface AddedArticleProps {
  form: FormState;
  label: string;
  required?: boolean;
}

/** Fields to add an article with its quantity to an order. */
export const AddedArticle = ({ form, label, required }: AddedArticleProps) => (
  <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_8rem]">
    <VariantField {...form.field('added')} label={label} maxLength={60} required={required} />
    <TextField
      {...form.field('addedQuantity')}
      label={t('lines.addedQuantity')}
      type="number"
      inputMode="numeric"
      min={1}
      max={MOST_PIECES}
      placeholder="1"
    />
  </div>
);

export interface TypedLine {
  key: string;
  name: string;
  quantity: number;
  /** Maximum quantity, where it is lower than usual. */
  most?: number | undefined;
  /** Below its name. */
  note?: string | undefined;
}

/** Lines of an order with their quantities; 0 removes a line. */
export const LineQuantities = ({ form, lines }: { form: FormState; lines: TypedLine[] }) => (
  <ul className="divide-y divide-brume-2">
    {lines.map(({ key, name, quantity, most = MOST_PIECES, note }) => {
      const field = form.field(`quantity.${key}`);
      return (
        <li key={key} className="flex items-center gap-4 py-2">
          <span className="min-w-0 flex-1">
            {name}
            {note && <span className="block text-small text-encre-2">{note}</span>}
          </span>
          <TextField
            {...field}
            defaultValue={field.defaultValue || String(quantity)}
            label={<span className="sr-only">{t('lines.quantity', { name })}</span>}
            type="number"
            inputMode="numeric"
            min={0}
            max={most}
            className="w-24"
            required
          />
        </li>
      );
    })}
  </ul>
);
