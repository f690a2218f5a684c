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
  const { offers, goods, advised, subscribable } = menu;
  const [days, setDays] = useState<number>(advised);
  const [mode, setMode] = useState<Mode>(subscribable ? 'subscription' : 'once');
  const debit = useDebitText();
  const pending = useNavigation().state !== 'idle';
  const offer = offers.find((one) => one.days === days);
  if (!offer) return null;
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
          hint={days === advised ? t('order.advised') : undefined}
          value={String(days)}
          onChange={(event) => setDays(Number(event.target.value))}
          options={offers.map((one) => ({
            value: String(one.days),
            label: frequencyLabel(one.days),
          }))}
        />
        <ul className="grid gap-3">
          {offer.lines.map(({ sku, count }) => (
            <OrderedFood key={sku} count={count} food={goods[sku]} mode={mode} />
          ))}
        </ul>
        {subscribable && (
          <RadioTiles
            legend={t('order.how')}
            name="mode"
            warm
            value={mode}
            onChange={(value) => setMode(value as Mode)}
            tiles={[
              { value: 'once', label: t('order.once'), aside: money(offer.once) },
              {
                value: 'subscription',
                label: t('order.subscription'),
                detail: `${t('order.commitment')} ${debit('deliveryShort')}`,
                aside: money(offer.subscription),
              },
            ]}
          />
        )}
        <p>
          <span className="font-bold">
            {t('order.perDay', { price: money(Math.round(offer[mode] / days)) })}
          </span>
          <span className="text-small text-encre-2"> {t('order.perDayNote')}</span>
        </p>
        <Button type="submit" icon={Bowl} block pending={pending}>
          {t('order.add')}
        </Button>
      </Form>
    </section>
  );
}

interface OrderedFoodProps {
  count: number;
  food: MixedMenuShown['goods'][string] | undefined;
  mode: Mode;
}

/** How many of a format, what they cost, and what a kilogram of it does. */
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
