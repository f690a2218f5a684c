import { money } from '#i18n/money.ts';
import { sheetMoney } from '#kit/sheet.ts';
import type { PurchaseDetailShape } from '#modules/purchasing/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { VariantField } from '../parts/variant-field.tsx';
import { t } from './purchasing-words.ts';

interface DraftLinesProps {
  purchase: PurchaseDetailShape;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** The lines of a draft purchase order, which can be edited until it is sent. */
export function DraftLines({ purchase, formKey, refused }: DraftLinesProps) {
  const { lines, note, version, amount } = purchase;
  const values = Object.fromEntries([
    ['note', note],
    ...lines.flatMap(({ quantity, cost }, row) => [
      [`quantity.${row}`, String(quantity)],
      [`cost.${row}`, sheetMoney(cost) ?? ''],
    ]),
  ]);
  const form = useForm('editPurchase', refused, { values });
  const added = lines.length;
  return (
    <PageForm form={form} className="grid gap-4">
      <FormKey value={formKey} />
      <input type="hidden" name="version" value={version} />
      {lines.length === 0 && <p className="text-small">{t('purchase.empty')}</p>}
      <ul className="grid divide-y divide-brume-2">
        {lines.map(({ variantCode, name, format, multiple, reference }, row) => (
          <li
            key={variantCode}
            className="grid grid-cols-2 items-start gap-x-3 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_7rem_8rem]"
          >
            <span className="col-span-2 min-w-0 text-small md:col-span-1 md:self-center">
              <strong className="block break-words">{name}</strong>
              <span className="block text-encre-2">
                {[format, reference || variantCode].join(' · ')}
                {multiple > 1 && ` · ${t('purchase.multiple', { count: multiple })}`}
              </span>
            </span>
            <input type="hidden" name={`code.${row}`} value={variantCode} />
            <TextField
              {...form.field(`quantity.${row}`)}
              label={t('purchase.quantity')}
              inputMode="numeric"
              autoComplete="off"
              pattern="\d{1,6}"
            />
            <TextField
              {...form.field(`cost.${row}`)}
              label={t('purchase.cost')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
            />
          </li>
        ))}
      </ul>
      {lines.length > 0 && (
        <p className="text-right font-bold">{t('purchase.total', { amount: money(amount) })}</p>
      )}
      <fieldset className="grid grid-cols-2 level-fields gap-3 border-t border-brume-2 pt-4 md:grid-cols-[minmax(0,1fr)_7rem_8rem]">
        <legend className="sr-only">{t('purchase.add')}</legend>
        <div className="col-span-2 md:col-span-1">
          <VariantField {...form.field(`code.${added}`)} label={t('purchase.add')} />
        </div>
        <TextField
          {...form.field(`quantity.${added}`)}
          label={t('purchase.quantity')}
          inputMode="numeric"
          autoComplete="off"
          pattern="\d{1,6}"
        />
        <TextField
          {...form.field(`cost.${added}`)}
          label={t('purchase.cost')}
          hint={t('purchase.costHint')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
        />
      </fieldset>
      <TextArea
        {...form.field('note')}
        label={t('purchase.note')}
        hint={t('purchase.noteHint')}
        maxLength={500}
      />
      <Button
        type="submit"
        variant="secondary"
        className="md:justify-self-start"
        pending={form.pending}
      >
        {t('purchase.save')}
      </Button>
    </PageForm>
  );
}
