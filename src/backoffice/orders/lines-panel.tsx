import { fullDate, timeOfDay } from '#i18n/dates.ts';
import { money as euros } from '#i18n/money.ts';
import type { LinesQuoteShape } from '#modules/checkout/admin-contracts.ts';
import type { OrderShape } from '#modules/orders/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ActionForm } from '../parts/action-form.tsx';
import { AskFirst } from '../parts/ask-first.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { AddedArticle, LineQuantities, type TypedLine } from './article-fields.tsx';
import { t } from './orders-words.ts';
import { keyOfItem, quoteSeen } from './wanted-lines.ts';

interface LinesPanelProps {
  /** A paid order that was not sent yet. */
  order: OrderShape;
  formKey: string;
  answer: FormAnswer | undefined;
}

/** Changes the lines of a paid order, after showing the consequences (O-22). */
export function LinesPanel({ order, formKey, answer }: LinesPanelProps) {
  const isAnswered = answer?.form === 'changeLines';
  const form = useForm('changeLines', answer);
  const quote = isAnswered ? quoteSeen(answer.values.seen) : null;
  const isRight = isAnswered && answer.problems.length === 0 && !Object.keys(answer.fields).length;
  return (
    <Panel title={t('lines.title')}>
      <AskFirst title={t('lines.ask')} isOpen={isAnswered}>
        <PageForm form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <FormKey value={formKey} />
          <p className="text-small text-encre-2">{t('lines.text')}</p>
          <div
            key={isAnswered ? answer.submission : 'first'}
            className="grid grid-cols-[minmax(0,1fr)] gap-4"
          >
            <LineQuantities form={form} lines={typedLines(order, quote)} />
            <AddedArticle form={form} label={t('lines.added')} />
            <TextField
              {...form.field('reason')}
              label={t('lines.reason')}
              hint={t('lines.reasonHint')}
              maxLength={500}
              required
            />
            <Checkbox
              name="restock"
              defaultChecked={!isAnswered || answer.values.restock !== undefined}
              label={t('lines.restock')}
              hint={t('lines.restockHint')}
            />
          </div>
          {isAnswered && <input type="hidden" name="seen" value={answer.values.seen ?? ''} />}
          {quote && isRight && <Consequences quote={quote} />}
          <div className="flex flex-wrap gap-3">
            {quote && isRight && (
              <Button
                type="submit"
                name="confirmed"
                value="1"
                size="compact"
                pending={form.pending}
              >
                {t('lines.confirm')}
              </Button>
            )}
            <Button type="submit" variant="secondary" size="compact" pending={form.pending}>
              {t(quote && isRight ? 'lines.again' : 'lines.preview')}
            </Button>
          </div>
        </PageForm>
      </AskFirst>
    </Panel>
  );
}

interface UndoPanelProps {
  formKey: string;
  refused: FormAnswer | undefined;
}

/** A change that awaits the customer's payment can be undone. */
export function UndoLinesPanel({ formKey, refused }: UndoPanelProps) {
  return (
    <Panel title={t('lines.title')}>
      <p className="mb-3 text-small text-encre-2">{t('lines.awaited')}</p>
      <AskFirst title={t('lines.undo')} isOpen={refused?.form === 'undoLines'}>
        <p className="mb-3 text-small">{t('lines.undoText')}</p>
        <ActionForm
          name="undoLines"
          formKey={formKey}
          refused={refused}
          submit={t('lines.undoSubmit')}
          variant="primary"
        />
      </AskFirst>
    </Panel>
  );
}

/** The order's lines, and lines added in the preview. */
function typedLines(order: OrderShape, quote: LinesQuoteShape | null): TypedLine[] {
  const own = order.items.map((item): TypedLine => {
    const comesAgain = item.subscriptionInterval !== null;
    return {
      key: keyOfItem(item),
      name: `${item.productName}, ${item.variantName}`,
      quantity: item.quantity,
      most: comesAgain ? item.quantity : undefined,
      note: comesAgain ? t('lines.subscription') : undefined,
    };
  });
  const added = (quote?.lines ?? [])
    .filter(({ key }) => !own.some((line) => line.key === key))
    .map(({ key, name, after }): TypedLine => ({ key, name, quantity: after }));
  return [...own, ...added];
}

/** Preview: lines, totals, payment, stock and mail. */
function Consequences({ quote }: { quote: LinesQuoteShape }) {
  const { before, after, returned, owed, payUntil, way, shelved, taken, lost, email } = quote;
  const goods = (pieces: LinesQuoteShape['taken']) =>
    pieces.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
  const rates = [...new Set([...before.taxes, ...after.taxes].map(({ rate }) => rate))];
  const vatAt = (sums: LinesQuoteShape['after'], rate: number) =>
    sums.taxes.find((tax) => tax.rate === rate)?.vat ?? 0;
  const sums: [string, number, number][] = [
    [t('lines.items'), before.items, after.items],
    [t('lines.delivery'), before.delivery, after.delivery],
    ...rates.map((rate): [string, number, number] => [
      t('lines.vat', { rate: rate.toLocaleString('fr-FR') }),
      vatAt(before, rate),
      vatAt(after, rate),
    ]),
  ];
  return (
    <Alert tone="info" live title={t('lines.consequences')}>
      <ListTable
        caption={t('lines.consequences')}
        columns={[
          t('lines.article'),
          { figures: t('lines.before') },
          { figures: t('lines.after') },
        ]}
      >
        {quote.lines.map((line) => (
          <tr key={line.key}>
            <td>{line.name}</td>
            <td className="text-right whitespace-nowrap tabular-nums">
              {line.before > 0 && <Pieces count={line.before} cents={line.totalBefore} />}
            </td>
            <td className="text-right whitespace-nowrap tabular-nums">
              {line.after > 0 ? (
                <Pieces count={line.after} cents={line.totalAfter} />
              ) : (
                t('lines.gone')
              )}
            </td>
          </tr>
        ))}
        {sums.map(([name, earlier, later]) => (
          <tr key={name}>
            <td className="text-encre-2">{name}</td>
            <td className="text-right tabular-nums">{euros(earlier)}</td>
            <td className="text-right tabular-nums">{euros(later)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" className="text-left">
            {t('lines.total')}
          </th>
          <td className="text-right font-bold tabular-nums">{euros(before.total)}</td>
          <td className="text-right font-bold tabular-nums">{euros(after.total)}</td>
        </tr>
      </ListTable>
      <ul className="mt-3 grid list-disc gap-1 pl-5">
        <li>
          {t(`lines.money.${way}`, {
            amount: euros(returned),
            owed: euros(owed),
            total: euros(after.total),
            date: payUntil ? fullDate(payUntil) : '',
            time: payUntil ? timeOfDay(payUntil) : '',
          })}
        </li>
        {shelved.length > 0 && <li>{t('lines.shelved', { goods: goods(shelved) })}</li>}
        {taken.length > 0 && <li>{t('lines.taken', { goods: goods(taken) })}</li>}
        {lost.length > 0 && <li>{t('lines.lost', { names: lost.join(', ') })}</li>}
        {email && <li>{t('lines.mail', { email })}</li>}
      </ul>
    </Alert>
  );
}

/** A quantity with its total price. */
function Pieces({ count, cents }: { count: number; cents: number }) {
  return (
    <>
      <span className="block">× {count}</span>
      {euros(cents)}
    </>
  );
}
