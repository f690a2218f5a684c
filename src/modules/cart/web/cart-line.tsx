import { unitPrice } from '#i18n/money.ts';
import { words } from '#i18n/words.ts';
import { defined } from '#kit/defined.ts';
import type { OrderItemShape } from '#modules/orders/contracts.ts';
import { printedLinePrice } from '#modules/orders/rules/index.ts';
import { Thumbnail } from '#modules/orders/web/index.ts';
import { paths } from '#pages/paths.ts';
import { Button } from '#ui/button.tsx';
import { Counter } from '#ui/counter.tsx';
import { FieldError } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import messages from '../messages/page.fr.json';
import { FrequencyField } from './frequency-field.tsx';
import { fieldsOf } from './removed-line.ts';
import { useLineChanges } from './use-line-changes.ts';

const t = words(messages);

interface CartLineProps {
  item: OrderItemShape;
  /** Whether it is not offered on subscription, so that no frequency is asked. */
  isOnceOnly: boolean;
  /** Error texts of this line. */
  problems: readonly string[];
  onRemove: (item: OrderItemShape) => void;
}

/** One line of the cart: changes are submitted at once; without scripts by a button. */
export function CartLine({ item, isOnceOnly, problems, onRemove }: CartLineProps) {
  const { fetcher, maySend, changeInterval, changeQuantity, ...changed } = useLineChanges(item);
  const name = `${item.productName}, ${item.variantName}`;
  const asksFrequency = !isOnceOnly || item.subscriptionInterval !== null;
  const removing = fetcher.formData?.get('intent') === 'remove';
  const errors = defined<string>([...problems, changed.problem]);
  return (
    <li className={`border-b border-brume-2 py-5 ${removing ? 'opacity-50' : ''}`}>
      <div className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-3 md:grid-cols-[7rem_1fr]">
        <Thumbnail url={item.imageUrl} className="self-start md:row-span-2" />
        <div className="min-w-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="text-h4">
              <Link to={paths.product(item.productSlug, item.variantSlug)}>{item.productName}</Link>
            </h2>
            <Price cents={printedLinePrice(item)} size="regular" before={struck(item)} />
          </div>
          <p className="text-small text-encre-2">
            {item.variantName}
            {item.pricePerKilo !== null && ` · ${unitPrice(item.pricePerKilo)}`}
          </p>
        </div>
        <div className="col-span-2 min-w-0 md:col-span-1 md:col-start-2">
          <fetcher.Form method="post" action={paths.cart()} className="grid gap-3">
            <input type="hidden" name="intent" value="change" />
            <input type="hidden" name="item" value={item.id} />
            {asksFrequency && (
              <FrequencyField
                id={`frequency-${item.id}`}
                of={name}
                value={item.subscriptionInterval}
                onChange={changeInterval}
              />
            )}
            <div className="flex flex-wrap items-center gap-4">
              <Counter
                name="quantity"
                of={name}
                min={1}
                value={changed.quantity ?? item.quantity}
                onChange={changeQuantity}
                isSavedAtOnce
              />
              <noscript>
                <button type="submit" className="link min-h-11">
                  {t('line.update')}
                </button>
              </noscript>
              <Button
                type="submit"
                form={`remove-${item.id}`}
                variant="quiet"
                size="compact"
                aria-label={t('line.removeNamed', { name })}
              >
                {t('line.remove')}
              </Button>
            </div>
          </fetcher.Form>
          <fetcher.Form
            id={`remove-${item.id}`}
            method="post"
            action={paths.cart()}
            onSubmit={(event) => maySend(event) && onRemove(item)}
          >
            {Object.entries({
              intent: 'remove',
              item: item.id,
              name: item.productName,
              ...fieldsOf(item),
            }).map(([field, value]) => (
              <input key={field} type="hidden" name={field} value={value} />
            ))}
          </fetcher.Form>
          {errors.map((error) => (
            <FieldError key={error} id={`frequency-${item.id}`} error={error} />
          ))}
        </div>
      </div>
    </li>
  );
}

/**
 * The struck-through amount of a line reduced in the catalogue (PRI-02). A subscription price is no
 * reduction but a price of its own, so nothing is struck through (PRI-03). Coupon discounts are
 * shown below the subtotal.
 */
function struck(item: OrderItemShape) {
  const { originalUnitPrice, unitPrice: unit, quantity, subscriptionInterval } = item;
  const isReduced = subscriptionInterval === null && originalUnitPrice > unit;
  return isReduced ? originalUnitPrice * quantity : undefined;
}
