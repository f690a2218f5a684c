import type { ContentVariant } from '#modules/catalog/contracts.ts';
import { StockAlertForm } from './stock-alert-form.tsx';
import { t } from './stock-alert-words.ts';

interface StockAlertProps {
  variant: Pick<ContentVariant, 'sku' | 'format'>;
}

/** Under a format that is out of stock: one mail when it is back (N-05). */
export function StockAlert({ variant }: StockAlertProps) {
  return (
    <section aria-label={t('form.title')} className="grid w-full gap-2">
      <p className="font-bold">
        {t('form.title')}
        <span className="block text-small font-normal">
          {t('form.format', { format: variant.format })}
        </span>
      </p>
      <StockAlertForm key={variant.sku} variantCode={variant.sku} />
    </section>
  );
}
