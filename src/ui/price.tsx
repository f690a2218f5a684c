import { money } from '#i18n/money.ts';
import { classNames } from './class-names.ts';
import { generic } from './words.ts';

const sizes = {
  inherit: '',
  small: 'text-small font-bold',
  regular: 'text-price font-bold',
  large: 'text-price-xl font-bold',
};

interface PriceProps {
  /** Integer cents; anything else shows the dashed placeholder (BIZ-13). */
  cents: unknown;
  /** Text for a price of zero: « gratuit », « offert » (BIZ-14, BIZ-15). */
  free?: string;
  /** Shows « HT »; prices with tax have no suffix (BIZ-10). */
  withoutTax?: boolean;
  /** The price before a reduction, struck through after the present one. */
  before?: number;
  size?: keyof typeof sizes;
  className?: string;
}

export function Price({
  cents,
  free,
  withoutTax,
  before,
  size = 'inherit',
  className,
}: PriceProps) {
  const isPriced = Number.isInteger(cents);
  return (
    <span className={classNames('whitespace-nowrap tabular-nums', sizes[size], className)}>
      {!isPriced && <span className="sr-only">{generic('priceSoon')}</span>}
      <span aria-hidden={isPriced ? undefined : 'true'}>
        {cents === 0 && free ? free : money(cents)}
        {isPriced && withoutTax ? `\u00a0${generic('taxExcluded')}` : ''}
      </span>
      {before !== undefined && (
        <>
          {' '}
          <s className="text-small font-normal text-encre-3">
            <span className="sr-only">{generic('oldPrice')} </span>
            {money(before)}
          </s>
        </>
      )}
    </span>
  );
}
