import { money } from '#i18n/money.ts';
import { number, percent } from '#i18n/numbers.ts';
import type { PromotionFiguresShape } from '#modules/figures/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './figures-words.ts';
import { ShareBar } from './share-bar.tsx';
import { shareWords } from './share-words.ts';

interface Orders {
  orders: number;
  gross: number;
  given?: number;
  promised?: number;
}

/** Average total before discounts, in cents. */
const basketOf = ({ orders, gross, given = 0, promised = 0 }: Orders): number | null =>
  orders === 0 ? null : Math.round((gross + given - promised) / orders);

/** What promotions cost, and how their orders differ from those without one. */
export function PromotionsPanel({
  figures: { promotions, without },
}: {
  figures: PromotionFiguresShape;
}) {
  const usual = basketOf(without);
  const most = Math.max(1, ...promotions.map(({ given }) => given));
  const total = promotions.reduce((sum, { given }) => sum + given, 0);
  const difference = (orders: Orders) => {
    const basket = basketOf(orders);
    if (basket === null || !usual) return '–';
    return percent(Math.round(((basket - usual) / usual) * 100), { sign: true });
  };
  return (
    <Panel title={t('coupons.title')}>
      <p className="mb-1 text-h4 font-bold tabular-nums">{money(total)}</p>
      <p className="mb-4 text-small text-encre-2">{t('coupons.hint')}</p>
      {promotions.length === 0 ? (
        <p className="text-small text-encre-2">{t('coupons.none')}</p>
      ) : (
        <ListTable
          caption={t('coupons.title')}
          columns={[
            t('coupons.promotion'),
            { figures: t('coupons.given') },
            { figures: t('coupons.orders') },
            { figures: t('coupons.gross') },
            { figures: t('coupons.cost') },
            { figures: t('coupons.basket') },
            { figures: t('coupons.lift') },
            { figures: t('coupons.starts') },
          ]}
        >
          {promotions.map((one) => (
            <tr key={one.code}>
              <th scope="row" className="min-w-48">
                <Link to={officePaths.promotion(one.code)} className="link">
                  {one.name}
                </Link>
                <ShareBar part={one.given} whole={most} />
              </th>
              <td className="text-right whitespace-nowrap tabular-nums">
                {money(one.given)}
                {one.promised > 0 && (
                  <span className="ml-auto block max-w-40 text-small whitespace-normal text-encre-2">
                    {t('coupons.promised', { amount: money(one.promised) })}
                  </span>
                )}
              </td>
              <td className="text-right tabular-nums">{number(one.orders)}</td>
              <td className="text-right whitespace-nowrap tabular-nums">{money(one.gross)}</td>
              <td className="text-right tabular-nums">
                {shareWords(one.given - one.promised, one.gross + one.given - one.promised)}
              </td>
              <td className="text-right whitespace-nowrap tabular-nums">
                {basketWords(basketOf(one))}
              </td>
              <td className="text-right tabular-nums">{difference(one)}</td>
              <td className="text-right tabular-nums">{shareWords(one.starts, one.orders)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('coupons.without')}</th>
            <td className="text-right">–</td>
            <td className="text-right tabular-nums">{number(without.orders)}</td>
            <td className="text-right whitespace-nowrap tabular-nums">{money(without.gross)}</td>
            <td className="text-right">–</td>
            <td className="text-right whitespace-nowrap tabular-nums">{basketWords(usual)}</td>
            <td className="text-right">–</td>
            <td className="text-right tabular-nums">
              {shareWords(without.starts, without.orders)}
            </td>
          </tr>
        </ListTable>
      )}
    </Panel>
  );
}

const basketWords = (cents: number | null) => (cents === null ? '–' : money(cents));
