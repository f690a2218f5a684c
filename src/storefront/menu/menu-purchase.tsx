import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { money, unitPrice } from '#i18n/money.ts';
import { frequencyLabel } from '#modules/orders/web/index.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Bowl } from '#ui/glyphs.ts';
import { RadioTiles } from '#ui/radio-tiles.tsx';
import { Select } from '#ui/select.tsx';
import { useDebitText } from '../use-debit-text.ts';
import type { MixedMenuShown } from './load-mixed-menu.server.ts';
import { t } from './menu-words.ts';

type Mode = 'once' | 'subscription';

interface MenuPurchaseProps {
  menu: MixedMenuShown;
  error: string | undefined;
}

/** Both foods in one order, as much as lasts until the next one (GDE-03, GDE-14). */
export function MenuPurchase({ menu, error }: MenuPurchaseProps) {
  const { deliveries, goods, proposed } = menu;
  const advised = deliveries.find(({ frequency }) => frequency === proposed);
  const isSubscribed = advised?.subscription !== null && advised?.fits === true;
  const [days, setDays] = useState(proposed);
  const [mode, setMode] = useState<Mode>(isSubscribed ? 'subscription' : 'once');
  const debit = useDebitText();
  const pending = useNavigation().state !== 'idle';
  const offer = deliveries.find(({ frequency }) => frequency === days);
  if (!offer) return null;
  const { once, subscription } = offer;
  const cost = (mode === 'subscription' && subscription) || once;
  return (
    <section aria-labelledby="order" className="rounded-card bg-blanc p-4 md:p-8">
      <h2 id="order" className="text-h3">
        {t('order.title')}
      </h2>
      <Form method="post" className="mt-4 grid gap-5">
        {error && (
          <Alert tone="error" live>
            {error}
          </Alert>
        )}
        <Select
          name="interval"
          label={t('order.lasts')}
          hint={days === proposed && advised?.fits ? t('order.advised') : undefined}
          value={String(days)}
          onChange={(event) => setDays(Number(event.target.value))}
          options={deliveries.map(({ frequency }) => ({
            value: String(frequency),
            label: frequencyLabel(frequency),
          }))}
        />
        <ul className="grid gap-3">
          {offer.lines.map(({ sku, count }) => (
            <OrderedFood key={sku} count={count} food={goods[sku]} mode={mode} />
          ))}
          {cost.delivery !== null && (
            <li className="flex justify-between gap-2 border-t border-brume-2 pt-3">
              {t('order.delivery')}
              <span className="tabular-nums">
                {cost.delivery === 0 ? t('order.free') : money(cost.delivery)}
              </span>
            </li>
          )}
        </ul>
        {subscription && (
          <RadioTiles
            legend={t('order.how')}
            name="mode"
            warm
            value={mode}
            onChange={(value) => setMode(value as Mode)}
            tiles={[
              { value: 'once', label: t('order.once'), aside: money(once.goods) },
              {
                value: 'subscription',
                label: t('order.subscription'),
                detail: `${t('order.commitment')} ${debit('deliveryShort')}`,
                aside: money(subscription.goods),
              },
            ]}
          />
        )}
        <DayOfMenu menu={menu} offer={offer} mode={mode} />
        <div className="sticky bottom-0 z-10 -mx-4 border-t border-brume-2 bg-blanc px-4 py-3 md:-mx-8 md:px-8 lg:static lg:border-t-0 lg:py-0">
          <Button type="submit" icon={Bowl} block pending={pending}>
            {t('order.add')}
          </Button>
        </div>
      </Form>
    </section>
  );
}

interface DayOfMenuProps {
  menu: MixedMenuShown;
  offer: MixedMenuShown['deliveries'][number];
  mode: Mode;
}

/** Cost per day; where a subscription delivers more than is eaten, the interval that does not (decision 0361). */
function DayOfMenu({ menu: { deliveries, proposed }, offer, mode }: DayOfMenuProps) {
  if (mode === 'subscription' && !offer.fits) {
    const isBetter = deliveries.some(({ frequency, fits }) => frequency === proposed && fits);
    return (
      <p>
        {isBetter
          ? t('order.tooOften', { frequency: frequencyLabel(proposed).toLowerCase() })
          : t('order.noRhythm')}
      </p>
    );
  }
  const { perDay, delivery } = (mode === 'subscription' && offer.subscription) || offer.once;
  return (
    <p>
      <span className="font-bold">{t('order.perDay', { price: money(perDay) })}</span>
      <span className="text-small text-encre-2">
        {delivery === null ? t('order.perDayGoods') : t('order.perDayNote')}
      </span>
    </p>
  );
}

interface OrderedFoodProps {
  count: number;
  food: MixedMenuShown['goods'][string] | undefined;
  mode: Mode;
}

/** Quantity of a format, its price, and its price per kilo. */
function OrderedFood({ count, food, mode }: OrderedFoodProps) {
  if (!food) return null;
  const { cents, perKg } = food[mode];
  return (
    <li className="flex gap-2">
      <span className="w-9 flex-none font-bold tabular-nums">{t('order.times', { count })}</span>
      <span className="flex-1">
        {food.name}
        <span className="block text-small text-encre-2 tabular-nums">
          {food.format}
          {perKg !== null && ` · ${unitPrice(perKg)}`}
        </span>
      </span>
      <span className="whitespace-nowrap tabular-nums">{money(count * cents)}</span>
    </li>
  );
}
