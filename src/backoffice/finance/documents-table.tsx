import { shortDate } from '#i18n/dates.ts';
import { countryName } from '#modules/customers/web/index.ts';
import type { DocumentShape } from '#modules/invoices/admin-contracts.ts';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { officePaths } from '../paths.ts';
import { t } from './finance-words.ts';

/** Invoices and credit notes; what a credit note gives back is below zero. */
export function DocumentsTable({ documents }: { documents: readonly DocumentShape[] }) {
  return (
    <ListTable
      caption={t('documents.list')}
      columns={[
        t('documents.number'),
        { figures: t('documents.total') },
        t('documents.file'),
        t('documents.issuedOn'),
        t('documents.order'),
        t('documents.buyer'),
        t('documents.country'),
      ]}
    >
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
          <td>{countryName(one.country)}</td>
        </tr>
      ))}
    </ListTable>
  );
}
