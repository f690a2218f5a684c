import { money } from '#i18n/money.ts';
import { number } from '#i18n/numbers.ts';
import { sheetMoney } from '#kit/sheet.ts';
import type { SupplierDetailShape } from '#modules/purchasing/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { AskFirst } from '../parts/ask-first.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { VariantField } from '../parts/variant-field.tsx';
import { t } from './purchasing-words.ts';

interface SuppliedArticlesProps {
  supplier: SupplierDetailShape;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** The articles of a supplier with multiple, cost, and average cost of the stock. */
export function SuppliedArticles({ supplier, formKey, refused }: SuppliedArticlesProps) {
  const values = Object.fromEntries(
    supplier.supplies.flatMap(({ reference, multiple, cost }, row) => [
      [`reference.${row}`, reference],
      [`multiple.${row}`, String(multiple)],
      [`cost.${row}`, sheetMoney(cost) ?? ''],
    ]),
  );
  const form = useForm('setArticles', refused, { values });
  const added = supplier.supplies.length;
  return (
    <Panel title={t('articles.title')}>
      <p className="mb-4 text-small text-encre-2">{t('articles.text')}</p>
      <PageForm form={form} className="grid gap-4">
        <FormKey value={formKey} />
        <input type="hidden" name="version" value={supplier.version} />
        {supplier.supplies.length === 0 && <p className="text-small">{t('articles.none')}</p>}
        <ul className="grid divide-y divide-brume-2">
          {supplier.supplies.map((article, row) => {
            const { variantCode, name, format, average, onHand } = article;
            const remove = form.field(`remove.${row}`);
            return (
              <li
                key={variantCode}
                className="grid grid-cols-2 level-fields gap-x-3 gap-y-2 py-3 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_6rem_7rem_auto]"
              >
                <span className="col-span-2 min-w-0 text-small xl:col-span-1 xl:self-center">
                  <strong className="block break-words">{name}</strong>
                  <span className="block text-encre-2">
                    {format} · {variantCode}
                  </span>
                  <span className="block text-encre-2">
                    {t('articles.onHand')} {number(onHand)}
                    {average !== null &&
                      ` · ${t('articles.average')} ${money(Math.round(average))}`}
                  </span>
                </span>
                <input type="hidden" name={`code.${row}`} value={variantCode} />
                <TextField
                  {...form.field(`reference.${row}`)}
                  label={t('articles.reference')}
                  autoComplete="off"
                  maxLength={60}
                />
                <TextField
                  {...form.field(`multiple.${row}`)}
                  label={t('articles.multiple')}
                  inputMode="numeric"
                  autoComplete="off"
                  pattern="\d{1,5}"
                  required
                />
                <TextField
                  {...form.field(`cost.${row}`)}
                  label={t('articles.cost')}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={10}
                  required
                />
                <Checkbox
                  id={remove.id}
                  name={remove.name}
                  label={t('articles.removeShort')}
                  aria-label={t('articles.remove', { name: `${name}, ${format}` })}
                  className="min-h-11 text-small"
                />
              </li>
            );
          })}
        </ul>
        <AskFirst
          title={t('articles.add')}
          isOpen={added === 0 || refused?.form === 'setArticles' || undefined}
        >
          <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_7rem_8rem]">
            <VariantField {...form.field(`code.${added}`)} label={t('articles.article')} />
            <TextField
              {...form.field(`reference.${added}`)}
              label={t('articles.reference')}
              autoComplete="off"
              maxLength={60}
            />
            <TextField
              {...form.field(`multiple.${added}`)}
              label={t('articles.multiple')}
              inputMode="numeric"
              autoComplete="off"
              pattern="\d{1,5}"
            />
            <TextField
              {...form.field(`cost.${added}`)}
              label={t('articles.cost')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
            />
          </div>
          <TextArea
            {...form.field('paste')}
            label={t('articles.paste')}
            hint={t('articles.pasteHint')}
            maxLength={20_000}
          />
        </AskFirst>
        <Button type="submit" className="md:justify-self-start" pending={form.pending}>
          {t('articles.submit')}
        </Button>
      </PageForm>
    </Panel>
  );
}
