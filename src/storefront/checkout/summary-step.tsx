import { money } from '#i18n/money.ts';
import type { DatedCommitment } from '#modules/checkout/web/index.ts';
import { ContractTerms, checkoutWords } from '#modules/checkout/web/index.ts';
import { OrderLines, OrderTotals } from '#modules/orders/web/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { type Buyer, funnelPaths, pageSlugs, paths } from '#pages/paths.ts';
import { useShopSettings } from '#pages/use-shop-settings.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Link } from '#ui/link.tsx';
import { useDebitText } from '../use-debit-text.ts';
import { t } from './checkout-words.ts';
import { CreditRows } from './credit-rows.tsx';
import type { CurrentPayment } from './current-payment.server.ts';
import { PendingPayment } from './pending-payment.tsx';
import { codeOf, type ShownOrder } from './shown-order.ts';
import { useDebitOf } from './use-debit-of.ts';

interface SummaryStepProps {
  order: ShownOrder;
  buyer: Buyer;
  payment: CurrentPayment | null;
  /** Why the order cannot be placed as it is. */
  problem: string | null;
  terms: readonly DatedCommitment[];
  answer: FormAnswer | undefined;
}

/** The bot-protection action: an order without an account that is not paid immediately. */
const ORDER = ['order'] as const;

/** The order and its commitments; the button has the wording required by law (WDR-06). */
export function SummaryStep({ order, buyer, payment, problem, terms, answer }: SummaryStepProps) {
  const form = useForm('order', answer);
  const isPending = payment?.stage === 'bank' || payment?.stage === 'waits';
  const method = codeOf(order.payments[0]?.method);
  const debit = useDebitText();
  const { mediator = '' } = useShopSettings() ?? {};
  const taken = useDebitOf(method);
  const isLater = method === 'cheque' || method === 'bank_transfer';
  const button = isLater ? 'terms.buttonLater' : 'terms.button';
  return (
    <div className="grid gap-6">
      <Card as="section">
        <OrderLines order={order} />
        <div className="mt-4 border-t border-brume-2 pt-4">
          <OrderTotals order={order} />
          <CreditRows order={order} />
        </div>
      </Card>
      {problem && (
        <Alert
          tone="error"
          live
          action={
            <Link to={paths.cart()} className="link">
              {t('payment.toCart')}
            </Link>
          }
        >
          {problem}
        </Alert>
      )}
      {isPending ? (
        <PendingPayment
          payment={payment}
          summary={funnelPaths[buyer].step(order.tokenValue, 'summary')}
        />
      ) : (
        <PageForm
          form={form}
          protects={buyer === 'guest' && !payment ? ORDER : undefined}
          className="grid gap-5"
        >
          <input type="hidden" name="total" value={order.due} />
          <input type="hidden" name="payment" value={payment?.hash ?? ''} />
          <ContractTerms terms={terms} debit={debit('delivery')} mediator={mediator} />
          {taken && <p className="text-small">{taken}</p>}
          <AcceptTerms {...form.field('terms')} />
          <div>
            <Button type="submit" block pending={form.pending} className="text-h4">
              {checkoutWords(button, { amount: money(order.due) })}
            </Button>
            {!isLater && (
              <p className="mt-2 text-center text-small">{checkoutWords('terms.obligation')}</p>
            )}
          </div>
        </PageForm>
      )}
    </div>
  );
}

/** Never preselected, and unticked after each refusal (PRI-09). */
function AcceptTerms({ id, name, error }: { id: string; name: string; error?: string }) {
  return (
    <Checkbox
      id={id}
      name={name}
      error={error}
      required
      label={
        <>
          {checkoutWords('terms.accept')}{' '}
          <Link to={paths.page(pageSlugs.sales)} newTab className="link">
            {checkoutWords('terms.acceptLink')}
          </Link>
        </>
      }
    />
  );
}
