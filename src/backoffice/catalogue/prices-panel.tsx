import { shortDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import type { TeamProductDetailShape, TeamVariantShape } from '#modules/catalog/admin-contracts.ts';
import { AccordionItem } from '#ui/accordion.tsx';
import { Link } from '#ui/link.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './catalogue-words.ts';

interface PricesPanelProps {
  product: TeamProductDetailShape;
}

/** Current and former prices of each format by site (PRI-02). */
export function PricesPanel({ product: { sku, variants } }: PricesPanelProps) {
  return (
    <Panel title={t('product.prices')}>
      <PresentPrices variants={variants} to={(code) => officePaths.variantPrices(sku, code)} />
      <AccordionItem title={t('product.history')}>
        <PriceHistory variants={variants} />
      </AccordionItem>
    </Panel>
  );
}

interface PresentPricesProps {
  variants: readonly TeamVariantShape[];
  /** Link to change the prices of a format. */
  to?: (code: string) => string;
}

/** Current prices of the formats, by site. */
export function PresentPrices({ variants, to }: PresentPricesProps) {
  return (
    <ListTable
      caption={t('product.prices')}
      columns={[
        t('product.format'),
        t('product.channel'),
        { figures: t('product.price') },
        { figures: t('product.subscription') },
        t('product.since'),
        { figures: t('product.reference') },
      ]}
    >
      {variants.flatMap(({ code, format, prices }) =>
        prices.map((price) => (
          <tr key={`${code} ${price.channel}`}>
            <th scope="row" className="whitespace-nowrap">
              {to ? (
                <Link to={to(code)} className="link">
                  {format}
                </Link>
              ) : (
                format
              )}
            </th>
            <td>{price.channel.slice(0, 2)}</td>
            <td className="text-right whitespace-nowrap tabular-nums">{money(price.cents)}</td>
            <td className="text-right whitespace-nowrap tabular-nums">
              {money(price.subscriptionCents)}
            </td>
            <td className="whitespace-nowrap">{shortDate(price.since)}</td>
            <td className="text-right whitespace-nowrap tabular-nums">
              {price.reference === null ? t('product.none') : money(price.reference)}
            </td>
          </tr>
        )),
      )}
    </ListTable>
  );
}

/** All former prices. */
export function PriceHistory({ variants }: { variants: readonly TeamVariantShape[] }) {
  return (
    <ListTable
      caption={t('product.history')}
      columns={[
        t('product.format'),
        t('product.channel'),
        { figures: t('product.price') },
        t('product.from'),
        t('product.to'),
      ]}
    >
      {variants.flatMap(({ code, format, history }) =>
        history.map((price) => (
          <tr key={`${code} ${price.channel} ${price.from} ${price.to} ${price.cents}`}>
            <th scope="row">{format}</th>
            <td>{price.channel.slice(0, 2)}</td>
            <td className="text-right whitespace-nowrap tabular-nums">{money(price.cents)}</td>
            <td className="whitespace-nowrap">{shortDate(price.from)}</td>
            <td className="whitespace-nowrap">
              {price.to === null ? t('product.today') : shortDate(price.to)}
            </td>
          </tr>
        )),
      )}
    </ListTable>
  );
}
