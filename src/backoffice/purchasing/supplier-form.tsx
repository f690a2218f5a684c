import { sheetMoney } from '#kit/sheet.ts';
import type { SupplierDetailShape } from '#modules/purchasing/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { t } from './purchasing-words.ts';

interface SupplierFormProps {
  /** Null for a new one. */
  supplier: SupplierDetailShape | null;
  formKey: string;
  refused: FormAnswer | undefined;
}

const USUAL = { leadDays: '7', coverDays: '30', minimum: '0' };

/** Who a supplier is, how long they take, and what they deliver at least. */
export function SupplierForm({ supplier, formKey, refused }: SupplierFormProps) {
  const values = supplier
    ? {
        name: supplier.name,
        contact: supplier.contact,
        email: supplier.email,
        telephone: supplier.telephone,
        leadDays: String(supplier.leadDays),
        coverDays: String(supplier.coverDays),
        minimum: sheetMoney(supplier.minimum) ?? '',
      }
    : USUAL;
  const form = useForm(supplier ? 'changeSupplier' : 'addSupplier', refused, { values });
  return (
    <PageForm form={form} className="grid gap-3">
      <FormKey value={formKey} />
      {supplier && <input type="hidden" name="version" value={supplier.version} />}
      <TextField
        {...form.field('name')}
        label={t('supplier.name')}
        autoComplete="off"
        maxLength={120}
        required
      />
      <TextField
        {...form.field('email')}
        type="email"
        label={t('supplier.email')}
        hint={t('supplier.emailHint')}
        autoComplete="off"
        maxLength={254}
      />
      <div className="grid level-fields gap-3 md:grid-cols-2">
        <TextField
          {...form.field('contact')}
          label={t('supplier.contact')}
          autoComplete="off"
          maxLength={120}
        />
        <TextField
          {...form.field('telephone')}
          type="tel"
          label={t('supplier.telephone')}
          autoComplete="off"
          maxLength={40}
        />
        <TextField
          {...form.field('leadDays')}
          label={t('supplier.leadDays')}
          hint={t('supplier.leadHint')}
          inputMode="numeric"
          autoComplete="off"
          pattern="\d{1,2}"
          required
        />
        <TextField
          {...form.field('coverDays')}
          label={t('supplier.coverDays')}
          hint={t('supplier.coverHint')}
          inputMode="numeric"
          autoComplete="off"
          pattern="\d{1,2}"
          required
        />
      </div>
      <TextField
        {...form.field('minimum')}
        label={t('supplier.minimum')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
      />
      <Button type="submit" className="md:justify-self-start" pending={form.pending}>
        {t(supplier ? 'supplier.save' : 'suppliers.submit')}
      </Button>
    </PageForm>
  );
}
