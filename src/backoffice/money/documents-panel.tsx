import { shortDate } from '#i18n/dates.ts';
import type { DocumentShape } from '#modules/invoices/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './money-words.ts';

/** The invoice of an order and its credit notes, to download. */
export function DocumentsPanel({ documents }: { documents: readonly DocumentShape[] }) {
  return (
    <Panel title={t('documents.title')}>
      {documents.length === 0 ? (
        <p className="text-small text-encre-2">{t('documents.none')}</p>
      ) : (
        <ul className="grid gap-3 text-small">
          {documents.map(({ number, kind, issuedOn, total, corrects, replaces }) => (
            <li key={number} className="flex flex-wrap justify-between gap-x-4">
              <span>
                <Link to={officePaths.documentFile(number)} reloadDocument className="link">
                  {t(`documents.${kind}`)} {number}
                </Link>
                <span className="block text-encre-2">
                  {t('documents.issuedOn', { date: shortDate(issuedOn) })}
                </span>
                {replaces && (
                  <span className="block text-encre-2">
                    {t('documents.replaces', { number: replaces })}
                  </span>
                )}
                {corrects && (
                  <span className="block text-encre-2">
                    {t('documents.corrects', { number: corrects })}
                  </span>
                )}
              </span>
              <Price cents={kind === 'invoice' ? total : -total} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
