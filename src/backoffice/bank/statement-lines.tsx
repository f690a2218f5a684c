import { shortDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import type { StatementShape } from '#modules/bank/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ClosedList } from '#ui/select.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './bank-words.ts';
import { payoutChoice } from './statement-choice.ts';

interface StatementLinesProps {
  statement: StatementShape;
  text: string;
  formKey: string;
  refused: FormAnswer | undefined;
  /** No line was selected when the form was submitted. */
  isEmpty: boolean;
}

type Line = StatementShape['lines'][number];

/**
 * Received payments, each with the order it may pay, and money that takes a payout back; certain
 * matches are preselected.
 */
export function StatementLines({
  statement,
  text,
  formKey,
  refused,
  isEmpty,
}: StatementLinesProps) {
  const form = useForm('noteStatement', refused);
  const { lines, waiting, unread } = statement;
  // Outgoing money concerns the shop only where it takes a payout back.
  const shown = lines.filter(({ amount, ...line }) => amount > 0 || isOfPayout(line));
  const mayNote = shown.some((line) => isOpen(line, waiting.length > 0));
  return (
    <Panel title={t('read.title')}>
      <p className="mb-4 text-small text-encre-2">{t('read.hint')}</p>
      <div aria-live="polite" className="grid gap-2 empty:hidden">
        {isEmpty && <Alert tone="error">{t('nothing')}</Alert>}
        {unread.length > 0 && (
          <Alert tone="warning">{t('read.unread', { lines: unread.join(', ') })}</Alert>
        )}
      </div>
      {shown.length === 0 ? (
        <p>{t('read.none')}</p>
      ) : (
        <PageForm form={form} encType="multipart/form-data" className="grid gap-4">
          <FormKey value={formKey} />
          <input type="hidden" name="text" value={text} />
          <ListTable
            caption={t('read.title')}
            columns={[
              t('read.date'),
              { figures: t('read.amount') },
              t('read.label'),
              t('read.for'),
            ]}
          >
            {shown.map((line) => (
              <tr key={line.reference}>
                <td className="whitespace-nowrap">{shortDate(line.bookedOn)}</td>
                <td className="text-right whitespace-nowrap tabular-nums">{money(line.amount)}</td>
                <th scope="row">
                  {line.party || line.label}
                  <span className="block max-w-80 text-small font-normal [overflow-wrap:anywhere] text-encre-2">
                    {line.party === '' ? line.reference : line.label}
                  </span>
                </th>
                <td>
                  <OrderChoice line={line} waiting={waiting} />
                </td>
              </tr>
            ))}
          </ListTable>
          {mayNote && (
            <div>
              <Button type="submit" size="compact" pending={form.pending}>
                {t('read.submit')}
              </Button>
            </div>
          )}
        </PageForm>
      )}
      {lines.length > shown.length && (
        <p className="mt-3 text-small text-encre-2">
          {t('read.out', { count: lines.length - shown.length })}
        </p>
      )}
    </Panel>
  );
}

const isOfPayout = ({ takesBack, payouts }: Pick<Line, 'takesBack' | 'payouts'>): boolean =>
  takesBack !== null || payouts.length > 0;

/** Whether something can be chosen for a line. */
function isOpen(line: Line, isAwaited: boolean): boolean {
  if (line.amount < 0) return line.payouts.length > 0;
  return line.noted === null && !line.isPayout && isAwaited;
}

interface OrderChoiceProps {
  line: Line;
  waiting: StatementShape['waiting'];
}

function OrderChoice({ line, waiting }: OrderChoiceProps) {
  if (line.isPayout)
    return line.returnedOn
      ? t('read.payoutReturned', { date: shortDate(line.returnedOn) })
      : t('read.payout');
  if (line.takesBack !== null) return t('read.takesBack', { reference: line.takesBack });
  if (line.noted !== null) return t('read.noted', { order: line.noted });
  if (line.amount < 0) return <PayoutChoice line={line} />;
  const proposed = new Set(line.proposals.map(({ order }) => order));
  const others = waiting.filter(({ order }) => !proposed.has(order));
  const [best] = line.proposals;
  const optionOf = ({ order, name, due }: { order: string; name: string; due: number }) =>
    t('read.option', { order, name, due: money(due) });
  return (
    <>
      <input type="hidden" name="line" value={line.reference} />
      <ClosedList
        name="order"
        aria-label={`${t('read.order')} – ${line.party || line.label} ${money(line.amount)}`}
        defaultValue={best?.how === 'sure' ? best.order : ''}
        className="min-w-64"
      >
        <option value="">{t('read.leave')}</option>
        {line.proposals.map((one) => (
          <option key={one.order} value={one.order}>
            {t('read.how', { option: optionOf(one), how: t(`read.hows.${one.how}`) })}
          </option>
        ))}
        {others.length > 0 && (
          <optgroup label={t('read.others')}>
            {others.map((one) => (
              <option key={one.order} value={one.order}>
                {optionOf(one)}
              </option>
            ))}
          </optgroup>
        )}
      </ClosedList>
    </>
  );
}

/** The payout that an outgoing line takes back. A doubtful one is left to a person. */
function PayoutChoice({ line }: Pick<OrderChoiceProps, 'line'>) {
  const [best] = line.payouts;
  return (
    <>
      <input type="hidden" name="line" value={line.reference} />
      <ClosedList
        name="order"
        aria-label={`${t('read.for')} – ${line.party || line.label} ${money(line.amount)}`}
        defaultValue={best?.how === 'sure' ? payoutChoice(best.reference) : ''}
        className="min-w-64"
      >
        <option value="">{t('read.leave')}</option>
        {line.payouts.map(({ reference, arrivedOn, how }) => (
          <option key={reference} value={payoutChoice(reference)}>
            {t('read.how', {
              option: t('read.payoutOption', { reference, date: shortDate(arrivedOn) }),
              how: t(`read.returnHows.${how}`),
            })}
          </option>
        ))}
      </ClosedList>
    </>
  );
}
