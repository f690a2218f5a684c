import type { FinancesShape } from '#modules/checkout/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { Table } from '#ui/table.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './finance-words.ts';

/** Balance of each ledger account; debits and credits balance. */
export function Balances({ balances }: Pick<FinancesShape, 'balances'>) {
  const total = balances.reduce((all, { balance }) => all + balance, 0);
  return (
    <Panel title={t('balances.title')}>
      {balances.length === 0 ? (
        <p className="text-small text-encre-2">{t('balances.none')}</p>
      ) : (
        <Table caption={t('balances.title')} hideCaption>
          <thead>
            <tr>
              <th scope="col">{t('balances.account')}</th>
              <th scope="col" className="text-right">
                {t('balances.balance')}
              </th>
            </tr>
          </thead>
          <tbody>
            {balances.map(({ account, name, balance }) => (
              <tr key={account}>
                <th scope="row">
                  <Link to={officePaths.bookLines({ account })} className="link">
                    {name}
                  </Link>
                  <span className="block font-normal text-encre-2">
                    {account}, {balance >= 0 ? t('balances.debit') : t('balances.credit')}
                  </span>
                </th>
                <td className="text-right">
                  <Price cents={Math.abs(balance)} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className="border-t border-brume-2">
                {t('balances.total')}
              </th>
              <td className="text-right">
                <Price cents={total} />
              </td>
            </tr>
          </tfoot>
        </Table>
      )}
    </Panel>
  );
}
