import type { TeamCustomerShape } from '#modules/customers/admin-contracts.ts';
import { PlainForm } from '../form/plain-form.tsx';
import type { ShownForm } from '../form/shown-form.ts';
import { AskFirst } from '../parts/ask-first.tsx';
import { Panel } from '../parts/panel.tsx';
import { correctedValues } from './corrected-values.ts';
import { t } from './customers-words.ts';
import type { FormOfPage } from './form-of-page.ts';

interface CorrectFormProps extends FormOfPage {
  customer: TeamCustomerShape;
  correct: ShownForm<keyof ReturnType<typeof correctedValues>>;
}

/** Name, e-mail and phone, to be corrected on a customer's request. */
export function CorrectForm({ customer, correct, ...form }: CorrectFormProps) {
  const values = correctedValues(customer);
  return (
    <Panel title={t('correct.title')}>
      <AskFirst title={t('correct.open')} isOpen={form.refused?.form === correct.name || undefined}>
        <p className="text-small text-encre-2">{t('correct.asks')}</p>
        <PlainForm form={correct} t={t} {...form} values={values} isSeen variant="secondary" />
      </AskFirst>
    </Panel>
  );
}
