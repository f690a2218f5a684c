import { shortDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import type { TeamVariantShape } from '#modules/catalog/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { Table } from '#ui/table.tsx';
import { ActionForm } from '../parts/action-form.tsx';
import { t } from './catalogue-words.ts';

interface ScheduledPricesProps {
  scheduled: TeamVariantShape['scheduled'];
  formKey: string;
  refused: FormAnswer | undefined;
  mayCancel: boolean;
}

/** Prices scheduled for a later date. */
export function ScheduledPrices({ scheduled, mayCancel, formKey, refused }: ScheduledPricesProps) {
  if (scheduled.length === 0) return <p className="text-small">{t('prices.noneScheduled')}</p>;
  return (
    <Table caption={t('prices.scheduled')} hideCaption>
      <thead>
        <tr>
          <th scope="col">{t('prices.from')}</th>
          <th scope="col">{t('prices.channels')}</th>
          <th scope="col" className="text-right">
            {t('product.price')}
          </th>
          <th scope="col">{t('prices.by')}</th>
          {mayCancel && <td />}
        </tr>
      </thead>
      <tbody>
        {scheduled.map(({ id, channel, cents, from, by }) => (
          <tr key={id}>
            <th scope="row" className="whitespace-nowrap">
              {shortDate(from)}
            </th>
            <td>{channel.slice(0, 2)}</td>
            <td className="text-right whitespace-nowrap tabular-nums">{money(cents)}</td>
            <td>{by}</td>
            {mayCancel && (
              <td className="text-right">
                <ActionForm
                  name="cancelPrice"
                  id={id}
                  formKey={formKey}
                  refused={refused}
                  variant="quiet"
                  submit={t('prices.cancel')}
                  label={t('prices.cancelOf', {
                    date: shortDate(from),
                    channel: channel.slice(0, 2),
                  })}
                  asks={t('prices.cancelAsks', { date: shortDate(from), price: money(cents) })}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
