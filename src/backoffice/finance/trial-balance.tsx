import type { TrialBalanceShape } from '#modules/books/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { Table } from '#ui/table.tsx';
import { officePaths } from '../paths.ts';
import { t } from './books-words.ts';
import { monthName } from './month-name.ts';

const COLUMNS = ['opening', 'debit', 'credit', 'closing'] as const;

/**
 * Opening balance, movements and closing balance of each account in a month, with links to its
 * lines.
 */
export function TrialBalance({ balance }: { balance: TrialBalanceShape }) {
  const { accounts, month, firstDay, lastDay } = balance;
  if (accounts.length === 0) return <p className="text-small text-encre-2">{t('balance.none')}</p>;
  const total = (name: (typeof COLUMNS)[number]) =>
    accounts.reduce((all, account) => all + account[name], 0);
  return (
    <>
      <p className="mb-3 text-small text-encre-2">{t('balance.hint')}</p>
      <Table caption={t('balance.title', { month: monthName(month) })} hideCaption>
        <thead>
          <tr>
            <th scope="col">{t('balance.account')}</th>
            {COLUMNS.map((name) => (
              <th key={name} scope="col" className="text-right">
                {t(`balance.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accounts.map((one) => (
            <tr key={one.account}>
              <th scope="row" className="font-normal">
                <Link
                  to={officePaths.bookLines({
                    account: one.account,
                    from: firstDay,
                    until: lastDay,
                  })}
                  className="link tabular-nums"
                  aria-label={t('balance.linesOf', { account: one.account })}
                >
                  {one.account}
                </Link>
                <span className="block text-small font-normal text-encre-2">{one.name}</span>
              </th>
              {COLUMNS.map((name) => (
                <td key={name} className="text-right whitespace-nowrap">
                  <Price cents={one[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-bold">
            <th scope="row" className="border-t border-brume-2">
              {t('balance.total')}
            </th>
            {COLUMNS.map((name) => (
              <td key={name} className="text-right whitespace-nowrap">
                <Price cents={total(name)} />
              </td>
            ))}
          </tr>
        </tfoot>
      </Table>
    </>
  );
}
