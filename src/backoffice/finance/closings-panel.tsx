import { shortDate } from '#i18n/dates.ts';
import type { ClosingShape } from '#modules/invoices/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { Table } from '#ui/table.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './finance-words.ts';

interface ClosingsPanelProps {
  closings: readonly ClosingShape[];
  period: ClosingShape['kind'];
}

const PERIODS = ['month', 'day', 'year'] as const;
/** Number of the latest closings shown; the file has all. */
const SHOWN = 24;

/** The periods that were sealed, and all of them as a file (INV-06). */
export function ClosingsPanel({ closings, period }: ClosingsPanelProps) {
  return (
    <Panel
      title={t('closings.title')}
      aside={
        <Link
          to={officePaths.exported('clotures', period)}
          reloadDocument
          className="link text-small"
        >
          {t('closings.csv')}
        </Link>
      }
    >
      <nav aria-label={t('closings.kind')} className="mb-3 flex flex-wrap gap-4 text-small">
        {PERIODS.map((kind) => (
          <Link
            key={kind}
            to={officePaths.declarations({ closings: kind })}
            preventScrollReset
            aria-current={kind === period ? 'true' : undefined}
            className="link inline-flex min-h-11 items-center aria-[current]:font-bold aria-[current]:no-underline"
          >
            {t(`closings.kinds.${kind}`)}
          </Link>
        ))}
      </nav>
      {closings.length === 0 ? (
        <p>{t('closings.none')}</p>
      ) : (
        <Table caption={t('closings.title')} hideCaption>
          <thead>
            <tr>
              <th scope="col">{t('closings.period')}</th>
              {(['invoices', 'creditNotes', 'invoiced', 'credited', 'vat'] as const).map((name) => (
                <th key={name} scope="col" className="text-right">
                  {t(`closings.${name}`)}
                </th>
              ))}
              <th scope="col">{t('closings.hash')}</th>
            </tr>
          </thead>
          <tbody>
            {closings.slice(0, SHOWN).map((one) => (
              <tr key={one.firstDay}>
                <th scope="row" className="whitespace-nowrap">
                  {shortDate(one.firstDay)}
                  {one.lastDay !== one.firstDay && ` – ${shortDate(one.lastDay)}`}
                </th>
                <td className="text-right tabular-nums">{one.invoices}</td>
                <td className="text-right tabular-nums">{one.creditNotes}</td>
                {(['invoiced', 'credited', 'vat'] as const).map((name) => (
                  <td key={name} className="text-right">
                    <Price cents={one[name]} />
                  </td>
                ))}
                <td className="text-encre-2 tabular-nums">{one.hash.slice(0, 12)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  );
}
