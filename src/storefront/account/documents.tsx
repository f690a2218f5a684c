import { Download, FileText } from 'lucide-react';
import { fullDate, shortDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import type { InvoiceShape } from '#modules/invoices/contracts.ts';
import { Icon } from '#ui/icon.tsx';
import { t } from './account-words.ts';

interface DocumentsProps {
  /** Download path by document number. */
  pathOf: (number: string) => string;
  invoices: readonly InvoiceShape[];
  /** Whether the order is of a kind that will have an invoice. */
  isExpected: boolean;
}

/** The invoice and the credit notes of an order, each from the day it may be read (ORD-04, BIZ-17). */
export function Documents({ pathOf, invoices, isExpected }: DocumentsProps) {
  if (invoices.length === 0)
    return isExpected ? <p className="text-encre-2">{t('documents.later')}</p> : null;
  return (
    <ul className="grid gap-2">
      {invoices.map((document) => (
        <li key={document.number}>
          {document.available ? (
            <DocumentLink path={pathOf(document.number)} {...document} />
          ) : (
            <p className="text-encre-2">
              {t('documents.from', { date: fullDate(document.availableFrom) })}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The whole row downloads the file; a credit note shows the amount given back. */
function DocumentLink({ path, number, kind, total, issuedOn }: { path: string } & InvoiceShape) {
  return (
    <a
      href={path}
      download
      className="flex min-h-11 items-center gap-3 rounded-field border border-brume-2 bg-blanc px-4 py-2 text-encre no-underline hover:border-sapin-700"
    >
      <Icon of={FileText} className="text-sapin-700" />
      <span className="min-w-0 flex-1">
        <span className="block font-bold">
          {t(`documents.${kind}`, { date: shortDate(issuedOn) })}
        </span>
        <span className="flex flex-wrap gap-x-3 text-small whitespace-nowrap text-encre-2 tabular-nums">
          <span>{t('documents.number', { number })}</span>{' '}
          <span>{t('documents.file', { total: money(total) })}</span>
        </span>
      </span>
      <Icon of={Download} className="text-sapin-700" />
    </a>
  );
}
