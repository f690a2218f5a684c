import { shortDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import type { StoreCreditShape } from '#modules/checkout/contracts.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AskFirst } from '../parts/ask-first.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './customers-words.ts';
import type { FormOfPage } from './form-of-page.ts';

interface CreditPanelProps extends FormOfPage {
  credit: StoreCreditShape;
  /** Where a voucher goes that is issued here. */
  email: string;
  mayChange: boolean;
}

/** What we owe a customer as credit, what moved of it, and how more is given (O-23). */
export function CreditPanel({ credit, email, mayChange, ...form }: CreditPanelProps) {
  const { balance, lots, movements, paysRenewals } = credit;
  return (
    <Panel title={t('credit.title')}>
      <p className="mb-3">
        <Price cents={balance} size="regular" />{' '}
        <span className="text-small text-encre-2">
          {t(paysRenewals ? 'credit.paysRenewals' : 'credit.available')}
        </span>
      </p>
      {lots.some(({ expiresOn }) => expiresOn) && (
        <ul className="mb-3 grid gap-1 text-small">
          {lots.map(
            ({ id, left, expiresOn }) =>
              expiresOn && (
                <li key={id}>
                  {t('credit.ends', { amount: money(left), date: shortDate(expiresOn) })}
                </li>
              ),
          )}
        </ul>
      )}
      <Movements movements={movements} />
      {mayChange && (
        <div className="mt-3 grid gap-3">
          <GiveForm key={`give-${movements[0]?.id}`} {...form} formKey={`${form.formKey}-credit`} />
          <VoucherForm email={email} {...form} formKey={`${form.formKey}-voucher`} />
        </div>
      )}
    </Panel>
  );
}

function Movements({ movements }: Pick<StoreCreditShape, 'movements'>) {
  return (
    <ul className="divide-y divide-brume-2 text-small">
      {movements.slice(0, 10).map(({ id, kind, amount, reason, order, movedAt }) => (
        <li key={id} className="flex justify-between gap-3 py-2">
          <span className="min-w-0 break-words">
            {t(`credit.kinds.${kind}`)}
            <span className="block text-encre-2">
              {shortDate(movedAt)} ·{' '}
              {order ? (
                <Link to={officePaths.order(order)} className="link tabular-nums">
                  {order}
                </Link>
              ) : (
                reason
              )}
            </span>
          </span>
          <span className="whitespace-nowrap tabular-nums">
            {amount > 0 ? '+' : ''}
            {money(amount)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function GiveForm(form: FormOfPage) {
  return (
    <AmountForm
      name="giveCredit"
      {...form}
      title={t('credit.give')}
      text={t('credit.giveText')}
      until={{ label: t('credit.until'), hint: t('credit.untilHint') }}
      submit={t('credit.submit')}
    />
  );
}

/** A voucher for whoever reads this mailbox, with an account or without. */
export function VoucherForm({ email, ...form }: FormOfPage & { email: string }) {
  return (
    <AmountForm
      name="issueVoucher"
      {...form}
      title={t('credit.issue')}
      text={t('credit.issueText')}
      until={{ label: t('credit.voucherUntil'), required: true }}
      email={email}
      submit={t('credit.issueSubmit')}
    />
  );
}

interface AmountFormProps extends FormOfPage {
  name: string;
  title: string;
  text: string;
  /** The last day it may be spent on. */
  until: { label: string; hint?: string; required?: boolean };
  /** Whom it is written to; left out where nobody is. */
  email?: string;
  submit: string;
}

/** An amount that is given: how much, why, until when. */
function AmountForm({ name, formKey, refused, ...given }: AmountFormProps) {
  const { title, text, until, email, submit } = given;
  const form = useForm(name, refused);
  const to = form.field('email');
  return (
    <AskFirst title={title} isOpen={refused?.form === name}>
      <PageForm form={form} className="grid gap-3">
        <FormKey value={formKey} />
        <p className="text-small text-encre-2">{text}</p>
        <TextField
          {...form.field('amount')}
          label={t('credit.amount')}
          inputMode="decimal"
          maxLength={12}
          required
        />
        <TextField
          {...form.field('reason')}
          label={t('credit.reason')}
          hint={t('credit.reasonHint')}
          maxLength={300}
          required
        />
        <TextField {...form.field('expiresOn')} {...until} type="date" />
        {email !== undefined && (
          <TextField
            {...to}
            defaultValue={to.defaultValue || email}
            label={t('credit.email')}
            type="email"
            maxLength={255}
            required
          />
        )}
        <Button type="submit" size="compact" className="justify-self-start" pending={form.pending}>
          {submit}
        </Button>
      </PageForm>
    </AskFirst>
  );
}
