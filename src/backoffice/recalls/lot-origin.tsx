import { shortDate } from '#i18n/dates.ts';
import { number } from '#i18n/numbers.ts';
import type { LotReceiptShape } from '#modules/catalog/admin-contracts.ts';
import type { LotShape } from '#modules/orders/admin-contracts.ts';
import { purchaseNumber } from '#modules/purchasing/rules/index.ts';
import { Link } from '#ui/link.tsx';
import { Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { t } from './recall-words.ts';

interface LotOriginProps {
  lot: LotShape;
  receipts: readonly LotReceiptShape[];
}

/** Origin of a lot, its stock and sent quantity (Reg. 178/2002 art. 18). */
export function LotOrigin({ lot: { onShelf, pieces, bestBefore }, receipts }: LotOriginProps) {
  const mayOrder = useMay('stock.manage');
  return (
    <Panel title={t('origin.title')}>
      <Facts
        facts={[
          [t('columns.bestBefore'), bestBefore && shortDate(bestBefore)],
          [t('origin.onShelf'), number(onShelf)],
          [t('origin.sent'), number(pieces)],
        ]}
      />
      <h3 className="mt-4 mb-2 text-small font-bold">{t('origin.receipts')}</h3>
      {receipts.length === 0 && <p className="text-small text-encre-2">{t('origin.none')}</p>}
      <ul className="grid gap-3 text-small">
        {receipts.map(({ '@id': id, supplier, note, receivedAt, by, quantity, purchaseOrder }) => (
          <li key={id}>
            <strong>{supplier || t('origin.noSupplier')}</strong>
            {note && <span className="text-encre-2"> {note}</span>}
            {purchaseOrder !== null && mayOrder && (
              <Link to={officePaths.purchase(purchaseOrder)} className="link ml-2">
                {t('origin.purchase', { number: purchaseNumber(purchaseOrder) })}
              </Link>
            )}
            <span className="block text-encre-2">
              {t('origin.received', { date: shortDate(receivedAt), count: quantity, name: by })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
