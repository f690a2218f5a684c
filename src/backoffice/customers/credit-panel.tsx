import { shortDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import type { StoreCreditShape } from '#modules/checkout/contracts.ts';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { PlainForm } from '../form/plain-form.tsx';
import type { ShownForm } from '../form/shown-form.ts';
import { AskFirst } from '../parts/ask-first.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './customers-words.ts';
import type { FormOfPage } from './form-of-page.ts';

type VoucherFields = ShownForm<'amount' | 'reason' | 'expiresOn' | 'email'>;

interface CreditPanelProps extends FormOfPage {
  credit: StoreCreditShape;
  /** Recipient address of a voucher issued here. */
  email: string;
  mayChange: boolean;
  give: ShownForm<'amount' | 'reason' | 'expiresOn'>;
  issue: VoucherFields;
}

/** A customer's store credit, its movements, and a form to give more (O-23). */
export function CreditPanel({ credit, email, mayChange, give, issue, ...form }: CreditPanelProps) {
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
          <AskFirst title={t('credit.give')} isOpen={form.refused?.form === give.name}>
            <PlainForm
              key={movements[0]?.id}
              form={give}
              t={t}
              {...form}
              formKey={`${form.formKey}-credit`}
              className="grid gap-3"
            />
          </AskFirst>
          <VoucherForm email={email} issue={issue} {...form} formKey={`${form.formKey}-voucher`} />
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

interface VoucherFormProps extends FormOfPage {
  email: string;
  issue: VoucherFields;
}

/** Issues a voucher to an e-mail address, with or without an account. */
export function VoucherForm({ email, issue, ...form }: VoucherFormProps) {
  return (
    <AskFirst title={t('credit.issue')} isOpen={form.refused?.form === issue.name}>
      <PlainForm form={issue} t={t} {...form} values={{ email }} className="grid gap-3" />
    </AskFirst>
  );
}
