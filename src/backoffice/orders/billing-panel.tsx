import { money } from '#i18n/money.ts';
import { AddressFields, AddressLines } from '#modules/customers/web/index.ts';
import type { BillingShape } from '#modules/invoices/admin-contracts.ts';
import type { OrderShape } from '#modules/orders/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AskFirst } from '../parts/ask-first.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './orders-words.ts';

interface BillingPanelProps {
  order: OrderShape;
  /** Null without permission to correct it. */
  correction: (Correction & { formKey: string; refused: FormAnswer | undefined }) | null;
}

interface Correction {
  billing: BillingShape;
  countries: readonly { code: string; name: string }[];
}

/** Who an order is billed to, and the form to correct it. */
export function BillingPanel({ order: { billingAddress }, correction }: BillingPanelProps) {
  if (!billingAddress) return null;
  const vatNumber = correction?.billing.vatNumber;
  return (
    <Panel title={t('order.billing')}>
      <AddressLines address={billingAddress} />
      {vatNumber && <p className="mt-2">{t('billing.vat', { number: vatNumber })}</p>}
      {correction && <div className="mt-4">{<BillingForm {...correction} />}</div>}
    </Panel>
  );
}

function BillingForm({
  billing,
  countries,
  formKey,
  refused,
}: NonNullable<BillingPanelProps['correction']>) {
  const { address, vatNumber, version, invoice, amount, email, possible, reason } = billing;
  const texts = Object.entries(address ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : null,
  ]);
  const values = { ...Object.fromEntries(texts), vatNumber };
  const form = useForm('correctBilling', refused, { values, words: 'address' });
  if (!possible) return <p className="text-small text-encre-2">{reason}</p>;
  return (
    <AskFirst title={t('billing.ask')} isOpen={refused?.form === 'correctBilling'}>
      <PageForm form={form} className="grid gap-4">
        <FormKey value={formKey} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="invoice" value={invoice ?? ''} />
        {invoice ? (
          <ul className="grid list-disc gap-1 pl-5 text-small">
            <li>{t('billing.note', { invoice, amount: money(amount ?? 0) })}</li>
            <li>{t('billing.replaced', { amount: money(amount ?? 0) })}</li>
            {email && <li>{t('billing.mail', { email })}</li>}
            <li>{t('billing.money')}</li>
          </ul>
        ) : (
          <p className="text-small text-encre-2">{t('billing.before')}</p>
        )}
        <AddressFields form={form} section="billing" countries={countries} />
        <TextField
          {...form.field('vatNumber')}
          label={t('billing.vatNumber')}
          hint={t('billing.vatHint')}
          maxLength={30}
          optional
        />
        <Button type="submit" size="compact" className="justify-self-start" pending={form.pending}>
          {t(invoice ? 'billing.submitReplacing' : 'billing.submit')}
        </Button>
      </PageForm>
    </AskFirst>
  );
}
