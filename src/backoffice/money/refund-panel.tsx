import { money as euros } from '#i18n/money.ts';
import type { OrderMoneyShape } from '#modules/checkout/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Link } from '#ui/link.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './money-words.ts';
import { RefundLines } from './refund-lines.tsx';
import { unitsCameBack } from './units-came-back.ts';

interface RefundPanelProps {
  money: OrderMoneyShape;
  formKey: string;
  answer: FormAnswer | undefined;
  /** Returned units, which are prefilled. */
  back: readonly { variantCode: string; quantity: number }[];
  /** Numbers of the orders in which a part of this one was sent again free of charge. */
  resentAs: readonly string[];
}

/** Refunds a part of an order or all of it; shows a quote first. */
export function RefundPanel({ money, ...form }: RefundPanelProps) {
  const { refundable } = money;
  return (
    <Panel title={t('refund.title')}>
      {refundable.refused ? (
        <p className="text-small text-encre-2">
          {refundable.refused === 'refund.not_paid' && money.banked > 0 && money.due > 0
            ? t('refund.partlyPaid', { banked: euros(money.banked), due: euros(money.due) })
            : t.translate(`refused.${refundable.refused}`)}
        </p>
      ) : (
        <>
          {form.resentAs.length > 0 && (
            <Alert tone="warning" className="mb-4">
              {t('refund.resent', { count: form.resentAs.length })}{' '}
              {form.resentAs.map((number) => (
                <Link key={number} to={officePaths.order(number)} className="link mr-2">
                  {number}
                </Link>
              ))}
            </Alert>
          )}
          <RefundForm money={money} {...form} />
        </>
      )}
    </Panel>
  );
}

/** The server's quote, if the form has no errors. */
function quoteIn(answer: FormAnswer | undefined) {
  const isQuote = answer?.form === 'refundOrder' && answer.values.left !== undefined;
  const isRight = answer?.problems.length === 0 && Object.keys(answer.fields).length === 0;
  if (!isQuote || !isRight) return null;
  const { expected = '', left } = answer.values;
  return { expected, amount: euros(Number(expected)), left: euros(Number(left)) };
}

function RefundForm({ money, formKey, answer, back }: RefundPanelProps) {
  const { refundable, offline } = money;
  const proposed = unitsCameBack(refundable.lines, back);
  const form = useForm('refundOrder', answer, { values: proposed });
  const quote = quoteIn(answer);
  const typed = answer?.form === 'refundOrder' ? answer.values : {};
  const goodwill = euros(refundable.goodwill);
  return (
    <PageForm form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FormKey value={formKey} />
      <p className="text-small text-encre-2">
        {refundable.gestureOnly
          ? t('refund.gestureOnly', { goodwill })
          : t('refund.left', { left: euros(refundable.left) })}{' '}
        {t(offline ? 'refund.backOffline' : 'refund.back')}
      </p>
      {!refundable.gestureOnly && (
        <>
          {Object.keys(proposed).length > 0 && <p className="text-small">{t('refund.cameBack')}</p>}
          <RefundLines lines={refundable.lines} field={form.field} />
          <div className="flex flex-wrap gap-x-8">
            {refundable.shipping > 0 && (
              <Checkbox
                {...form.field('shipping')}
                defaultValue={undefined}
                value="1"
                defaultChecked={typed.shipping !== undefined}
                label={t('refund.shipping', { amount: euros(refundable.shipping) })}
              />
            )}
            {refundable.expressSurplus > 0 && (
              <Checkbox
                {...form.field('withdrawal')}
                defaultValue={undefined}
                value="1"
                defaultChecked={typed.withdrawal !== undefined}
                label={t('refund.withdrawal', { amount: euros(refundable.expressSurplus) })}
              />
            )}
            <Checkbox
              {...form.field('everything')}
              defaultValue={undefined}
              value="1"
              defaultChecked={typed.everything !== undefined}
              label={t('refund.everything')}
            />
          </div>
        </>
      )}
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField
          {...form.field('goodwill')}
          label={t('refund.goodwill')}
          hint={t('refund.goodwillHint', { goodwill })}
          inputMode="decimal"
          maxLength={12}
        />
        <TextField
          {...form.field('reason')}
          label={t('refund.reason')}
          hint={t('refund.reasonHint')}
          maxLength={500}
          required
        />
      </div>
      <Checkbox
        {...form.field('toCredit')}
        defaultValue={undefined}
        value="1"
        defaultChecked={typed.toCredit !== undefined}
        label={t('refund.toCredit')}
        hint={t('refund.toCreditHint')}
      />
      <Checkbox
        {...form.field('creditAgreed')}
        defaultValue={undefined}
        value="1"
        defaultChecked={typed.creditAgreed !== undefined}
        label={t('refund.creditAgreed')}
      />
      {quote && (
        <Alert tone="info" live title={t('refund.quoted', { amount: quote.amount })}>
          <input type="hidden" name="expected" value={quote.expected} />
          {t('refund.quotedText', { left: quote.left })}
        </Alert>
      )}
      <Button type="submit" variant={quote ? 'primary' : 'secondary'} pending={form.pending}>
        {quote ? t('refund.confirm', { amount: quote.amount }) : t('refund.ask')}
      </Button>
    </PageForm>
  );
}
