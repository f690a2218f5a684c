import { shortDate } from '#i18n/dates.ts';
import type { DocumentShape } from '#modules/invoices/admin-contracts.ts';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { Table } from '#ui/table.tsx';
import { officePaths } from '../paths.ts';
import { t } from './finance-words.ts';

/** Invoices and credit notes; what a credit note gives back is below zero. */
export function DocumentsTable({ documents }: { documents: readonly DocumentShape[] }) {
  return (
    <Table caption={t('documents.list')} hideCaption>
      <thead>
        <tr>
          <th scope="col">{t('documents.number')}</th>
          <th scope="col" className="text-right">
            {t('documents.total')}
          </th>
          <th scope="col">{t('documents.file')}</th>
          <th scope="col">{t('documents.issuedOn')}</th>
          <th scope="col">{t('documents.order')}</th>
          <th scope="col">{t('documents.buyer')}</th>
          <th scope="col">{t('documents.country')}</th>
        </tr>
      </thead>
      <tbody>
        {documents.map((one) => (
          <tr key={one.number}>
            <th scope="row" className="whitespace-nowrap">
              {one.number}
              <span className="block font-normal text-encre-2">
                {t(`kinds.${one.kind}`)}{' '}
                {one.corrects && t('documents.corrects', { number: one.corrects })}
                {one.test && <Badge>{t('documents.test')}</Badge>}
              </span>
            </th>
            <td className="text-right">
              <Price cents={one.kind === 'invoice' ? one.total : -one.total} />
            </td>
            <td>
              <Link
                to={officePaths.documentFile(one.number)}
                reloadDocument
                className="link"
                aria-label={t('documents.downloadOf', { number: one.number })}
              >
                {t('documents.download')}
              </Link>
            </td>
            <td className="whitespace-nowrap">{shortDate(one.issuedOn)}</td>
            <td>
              <Link to={officePaths.order(one.order)} className="link tabular-nums">
                {one.order}
              </Link>
            </td>
            <td>{one.buyer}</td>
            <td>{t.translate(`countries.${one.country}`)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
