import { Download } from 'lucide-react';
import { fullDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import type { InvoiceShape } from '#modules/invoices/contracts.ts';
import { Icon } from '#ui/icon.tsx';
import { paths } from '../../paths.ts';
import { t } from './account-words.ts';

interface PapersProps {
  order: string;
  invoices: readonly InvoiceShape[];
  /** Whether the order is of a kind that will have an invoice. */
  isExpected: boolean;
}

/** The invoice and the credit notes of an order, each from the day it may be read (ORD-04, BIZ-17). */
export function Papers({ order, invoices, isExpected }: PapersProps) {
  if (invoices.length === 0)
    return isExpected ? <p className="text-encre-2">{t('papers.later')}</p> : null;
  return (
    <ul className="grid gap-1">
      {invoices.map(({ number, kind, available, availableFrom, total }) => (
        <li key={number}>
          {available ? (
            <a
              href={paths.invoice(order, number)}
              download
              className="link inline-flex min-h-11 items-center gap-2"
            >
              <Icon of={Download} />
              {t(`papers.${kind}`, { number, total: money(total) })}
            </a>
          ) : (
            t('papers.from', { date: fullDate(availableFrom) })
          )}
        </li>
      ))}
    </ul>
  );
}
