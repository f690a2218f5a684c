import { shortDate, timeOfDay } from '#i18n/dates.ts';
import type { OrderMoneyShape } from '#modules/checkout/admin-contracts.ts';
import { Price } from '#ui/price.tsx';
import { Facts } from '../parts/facts.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './money-words.ts';

const when = (instant: string) => `${shortDate(instant)} ${timeOfDay(instant)}`;
const amount = (cents: number) => (
  <td className="text-right">
    <Price cents={cents} />
  </td>
);

/** Payments of an order: attempts, ledger entries, refunds. */
export function MoneyPanel({ money }: { money: OrderMoneyShape }) {
  const { offline, banked, due, surplus, dueAt } = money;
  return (
    <Panel title={t('panel.title')}>
      <Facts
        facts={[
          [t('panel.method'), money.method && t.translate(`methods.${money.method}`)],
          [t('panel.state'), t.translate(`paymentStates.${money.paymentState}`)],
          [t('panel.total'), <Price key="total" cents={money.total} />],
          [t('panel.banked'), offline ? <Price key="banked" cents={banked} /> : null],
          [t('panel.due'), due > 0 ? <Price key="due" cents={due} /> : null],
          [
            t(banked > 0 ? 'panel.restDueAt' : 'panel.dueAt'),
            due > 0 && dueAt ? when(dueAt) : null,
          ],
          [t('panel.surplus'), surplus > 0 ? <Price key="surplus" cents={surplus} /> : null],
        ]}
      />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5">
        {money.refunds.length > 0 && <Refunds refunds={money.refunds} />}
        {(money.attempts.length > 0 || money.entries.length > 0) && (
          <details>
            <summary className="link inline-flex min-h-11 cursor-pointer items-center">
              {t('panel.bookDetails')}
            </summary>
            <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-5">
              <Facts facts={[[t('panel.reference'), money.reference]]} />
              {money.attempts.length > 0 && <Attempts attempts={money.attempts} />}
              {money.entries.length > 0 && <Entries entries={money.entries} />}
            </div>
          </details>
        )}
        {money.entries.length === 0 && (
          <p className="text-small text-encre-2">{t('panel.noEntries')}</p>
        )}
      </div>
    </Panel>
  );
}

function Attempts({ attempts }: Pick<OrderMoneyShape, 'attempts'>) {
  return (
    <ListTable
      caption={t('panel.attempts')}
      showCaption
      columns={[
        t('columns.at'),
        t('columns.state'),
        { figures: t('columns.amount') },
        t('columns.method'),
        t('columns.reference'),
      ]}
    >
      {attempts.map(({ hash, card, ...attempt }) => (
        <tr key={hash}>
          <td className="whitespace-nowrap">{when(attempt.createdAt)}</td>
          <td>
            {t.translate(`attempts.${attempt.state}`)}
            {attempt.error && <span className="block text-encre-2">{attempt.error}</span>}
          </td>
          {amount(attempt.amount)}
          <td className="whitespace-nowrap">
            {card ? t('panel.card', { ...card }) : t.translate(`methods.${attempt.method}`)}
          </td>
          <td className="break-all text-encre-2">{attempt.reference}</td>
        </tr>
      ))}
    </ListTable>
  );
}

function Entries({ entries }: Pick<OrderMoneyShape, 'entries'>) {
  return (
    <ListTable
      caption={t('panel.entries')}
      showCaption
      columns={[
        t('columns.at'),
        t('columns.kind'),
        { figures: t('columns.amount') },
        t('columns.debit'),
        t('columns.credit'),
        t('columns.reference'),
      ]}
    >
      {entries.map((entry) => (
        <tr key={entry.id}>
          <td className="whitespace-nowrap">{when(entry.at)}</td>
          <td>{t(`entries.${entry.kind}`)}</td>
          {amount(entry.amount)}
          <td>{t.translate(`accounts.${entry.debit}`)}</td>
          <td>{t.translate(`accounts.${entry.credit}`)}</td>
          <td className="break-all text-encre-2">{entry.reference}</td>
        </tr>
      ))}
    </ListTable>
  );
}

function Refunds({ refunds }: Pick<OrderMoneyShape, 'refunds'>) {
  return (
    <ListTable
      caption={t('panel.refunds')}
      showCaption
      columns={[
        t('columns.at'),
        t('columns.state'),
        { figures: t('columns.amount') },
        t('columns.reason'),
      ]}
    >
      {refunds.map((refund) => (
        <tr key={refund.id}>
          <td className="whitespace-nowrap">{when(refund.doneAt ?? refund.requestedAt)}</td>
          <td>{t(`refundStates.${refund.state}`)}</td>
          {amount(refund.amount)}
          <td>{refund.reason}</td>
        </tr>
      ))}
    </ListTable>
  );
}
