import type { TeamCustomerShape } from '#modules/customers/admin-contracts.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { SeenValues } from '../parts/seen-values.tsx';
import { correctedValues } from './corrected-values.ts';
import { t } from './customers-words.ts';
import type { FormOfPage } from './form-of-page.ts';

interface CorrectFormProps extends FormOfPage {
  customer: TeamCustomerShape;
}

/** Name, e-mail and phone: what somebody asks on the telephone to have corrected. */
export function CorrectForm({ customer, formKey, refused }: CorrectFormProps) {
  const values = correctedValues(customer);
  const form = useForm('correctCustomer', refused, { values });
  return (
    <Panel title={t('correct.title')}>
      <PageForm form={form} className="grid gap-4">
        <FormKey value={formKey} />
        <SeenValues values={values} />
        <TextField {...form.field('firstName')} label={t('fields.firstName')} required />
        <TextField {...form.field('lastName')} label={t('fields.lastName')} required />
        <TextField
          {...form.field('email')}
          type="email"
          label={t('fields.email')}
          hint={t('correct.emailHint')}
          required
        />
        <TextField {...form.field('phoneNumber')} type="tel" label={t('fields.phone')} optional />
        <Button type="submit" variant="secondary" size="compact" pending={form.pending}>
          {t('correct.submit')}
        </Button>
      </PageForm>
    </Panel>
  );
}
