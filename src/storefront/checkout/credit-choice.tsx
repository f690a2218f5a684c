import { money } from '#i18n/money.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { AccordionItem } from '#ui/accordion.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { t } from '../account/credit-words.ts';
import type { ShownOrder } from './shown-order.ts';

interface CreditChoiceProps {
  order: ShownOrder;
  /** Available credit in cents. */
  balance: number;
  answer: FormAnswer | undefined;
}

/** Whether store credit is applied to the order: an explicit choice, never automatic (O-23). */
export function CreditChoice({ order, balance, answer }: CreditChoiceProps) {
  const form = useForm('credit', answer);
  const isUsed = order.credit > 0;
  if (balance === 0 && !isUsed) return null;
  const usable = money(Math.min(balance, order.total));
  return (
    <Card as="section" ground="brume">
      <h2 className="mb-2 text-h4">
        {t(order.voucher ? 'checkout.voucher.title' : 'checkout.title')}
      </h2>
      <PageForm form={form} className="grid gap-3">
        <p>
          {isUsed
            ? t(order.voucher ? 'checkout.voucher.used' : 'checkout.used', {
                amount: money(order.credit),
              })
            : t('checkout.text', { balance: money(balance) })}
        </p>
        <Button
          type="submit"
          name="use"
          value={isUsed ? '0' : '1'}
          variant="secondary"
          size="compact"
          className="justify-self-start"
          pending={form.pending}
        >
          {isUsed ? t('checkout.drop') : t('checkout.use', { amount: usable })}
        </Button>
      </PageForm>
    </Card>
  );
}

interface VoucherChoiceProps {
  hasAccount: boolean;
  answer: FormAnswer | undefined;
}

/** Field for a voucher code, with or without an account (O-23). */
export function VoucherChoice({ hasAccount, answer }: VoucherChoiceProps) {
  const form = useForm('voucher', answer);
  return (
    <AccordionItem title={t('checkout.voucher.open')} level={2} open={answer?.form === 'voucher'}>
      <PageForm form={form} className="grid gap-3">
        <TextField
          {...form.field('code')}
          label={t('checkout.voucher.code')}
          hint={t(hasAccount ? 'checkout.voucher.hintAccount' : 'checkout.voucher.hint')}
          autoComplete="off"
          maxLength={60}
          required
        />
        <Button
          type="submit"
          variant="secondary"
          size="compact"
          className="justify-self-start"
          pending={form.pending}
        >
          {t('checkout.voucher.submit')}
        </Button>
      </PageForm>
    </AccordionItem>
  );
}

interface WholeCreditProps {
  isVoucher: boolean;
  answer: FormAnswer | undefined;
}

/**
 * Credit covers the whole total: no payment method is requested; the order still has one formally.
 */
export function WholeCredit({ isVoucher, answer }: WholeCreditProps) {
  const form = useForm('payment', answer);
  return (
    <PageForm form={form} className="grid gap-6">
      <input type="hidden" name="method" value="card" />
      <Alert tone="info">{t(isVoucher ? 'checkout.voucher.whole' : 'checkout.whole')}</Alert>
      <Button type="submit" block pending={form.pending}>
        {t('checkout.continue')}
      </Button>
    </PageForm>
  );
}
