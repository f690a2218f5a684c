import { shortDate } from '#i18n/dates.ts';
import { words } from '#i18n/words.ts';
import { sheetMoney } from '#kit/sheet.ts';
import { countryName } from '#modules/customers/web/index.ts';
import type { DocumentShape } from '#modules/invoices/admin-contracts.ts';
import type { listDocuments } from '#modules/invoices/admin-operations.ts';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { officeList } from '../list/define-list.ts';
import messages from '../messages/documents.fr.json';
import { officePaths } from '../paths.ts';

export const t = words(messages);

/** Total of a document; negative for a credit note. */
const signed = ({ kind, total }: DocumentShape) => (kind === 'invoice' ? total : -total);

const kindText = ({ kind }: DocumentShape) => t(`options.kind.${kind}`);

/** All invoices and credit notes. */
export const documentsOffice = officeList<typeof listDocuments>({
  id: 'documents',
  rowKey: ({ number }) => number,
  t,
  columns: {
    number: { isHeading: true, className: 'whitespace-nowrap', text: ({ number }) => number },
    kind: {
      text: (document) =>
        document.test ? `${kindText(document)} (${t('test')})` : kindText(document),
      cell: (document) => (
        <>
          {kindText(document)} {document.corrects && t('correcting', { number: document.corrects })}
          {document.test && <Badge>{t('test')}</Badge>}
        </>
      ),
    },
    total: {
      isFigures: true,
      className: 'whitespace-nowrap',
      text: (document) => sheetMoney(signed(document)),
      cell: (document) => <Price cents={signed(document)} />,
    },
    file: {
      text: ({ number }) => officePaths.documentFile(number),
      cell: ({ number }) => (
        <Link
          to={officePaths.documentFile(number)}
          reloadDocument
          className="link"
          aria-label={t('downloadOf', { number })}
        >
          {t('download')}
        </Link>
      ),
    },
    issuedOn: {
      className: 'whitespace-nowrap',
      text: ({ issuedOn }) => issuedOn,
      cell: ({ issuedOn }) => shortDate(issuedOn),
    },
    order: {
      className: 'whitespace-nowrap',
      text: ({ order }) => order,
      cell: ({ order }) => (
        <Link to={officePaths.order(order)} className="link tabular-nums">
          {order}
        </Link>
      ),
    },
    buyer: { text: ({ buyer }) => buyer },
    country: { text: ({ country }) => countryName(country) },
    corrects: { className: 'whitespace-nowrap', text: ({ corrects }) => corrects },
  },
});
