import { shortDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import type { PayoutReturnInput, PayoutsShape } from '#modules/books/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { Alert } from '#ui/alert.tsx';
import { PlainForm } from '../form/plain-form.tsx';
import type { ShownForm } from '../form/shown-form.ts';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './books-words.ts';

interface PayoutsProps extends Pick<PayoutsShape, 'payouts' | 'failures'> {
  /** Undefined for those who may only read. */
  form: ShownForm<keyof PayoutReturnInput> | undefined;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** The latest payouts, those that went back, failed ones nobody recorded, and the form to book one back. */
export function Payouts({ payouts, failures, form, formKey, refused }: PayoutsProps) {
  const standing = payouts.filter(({ returnedOn }) => returnedOn === null);
  const meant = standing.filter(({ provider, amount }) =>
    failures.some((one) => one.provider === provider && one.amount === amount),
  );
  return (
    <Panel title={t('payouts.title')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 [overflow-wrap:anywhere] empty:hidden">
        {failures.map((failure) => (
          <FailureAlert key={failure.payout} failure={failure} />
        ))}
      </div>
      {payouts.length === 0 ? (
        <p className="text-small text-encre-2">{t('payouts.none')}</p>
      ) : (
        <ListTable
          caption={t('payouts.title')}
          asCards
          columns={[
            t('payouts.arrivedOn'),
            t('payouts.reference'),
            { figures: t('payouts.amount') },
            t('payouts.state'),
          ]}
        >
          {payouts.map(({ reference, amount, arrivedOn, returnedOn, reason }) => (
            <tr key={reference}>
              <td data-label={t('payouts.arrivedOn')} className="whitespace-nowrap">
                {shortDate(arrivedOn)}
              </td>
              <th scope="row" className="font-normal [overflow-wrap:anywhere]">
                {reference}
              </th>
              <td
                data-label={t('payouts.amount')}
                className="text-right whitespace-nowrap tabular-nums"
              >
                {money(amount)}
              </td>
              <td data-label={t('payouts.state')}>
                {returnedOn
                  ? t('payouts.returned', { date: shortDate(returnedOn) })
                  : t('payouts.standing')}
                {reason && (
                  <span className="block text-small [overflow-wrap:anywhere] text-encre-2">
                    {t('payouts.reason', { reason })}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </ListTable>
      )}
      {form && standing.length > 0 && (
        <details className="mt-4" open={meant.length > 0 || refused?.form === form.name}>
          <summary className="link cursor-pointer">{t('payouts.takeBack')}</summary>
          <PlainForm
            form={form}
            formKey={formKey}
            refused={refused}
            className="mt-4 grid max-w-96 gap-4"
            variant="secondary"
            values={{ reference: meant.length === 1 ? meant[0]?.reference : undefined }}
            offered={{
              reference: standing.map(({ reference, amount, arrivedOn }) => ({
                value: reference,
                label: t('payouts.option', {
                  reference,
                  amount: money(amount),
                  date: shortDate(arrivedOn),
                }),
              })),
            }}
            t={t}
          />
        </details>
      )}
    </Panel>
  );
}

/** What a provider reports as failed, although nobody recorded that it arrived. */
export function FailureAlert({ failure }: { failure: PayoutsShape['failures'][number] }) {
  const { payout, amount, failedOn, reason } = failure;
  return (
    <Alert tone="warning" className="mb-4 [overflow-wrap:anywhere]">
      {t('payouts.failed', { payout, amount: money(amount), date: shortDate(failedOn) })}{' '}
      {reason && t('payouts.reason', { reason })}
    </Alert>
  );
}
