import type { TeamProductDetailShape } from '#modules/catalog/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { type FormState, useForm } from '#pages/forms/use-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Link } from '#ui/link.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ActionForm } from '../../parts/action-form.tsx';
import { Panel } from '../../parts/panel.tsx';
import { officePaths } from '../../paths.ts';
import { t } from '../catalogue-words.ts';
import { EditForm, type EditProps } from './edit-form.tsx';
import type { EditForms } from './edit-intents.server.ts';
import { PlainEdit } from './plain-edit.tsx';

type OfProduct = EditProps & { product: TeamProductDetailShape };
type Variant = TeamProductDetailShape['variants'][number];

/**
 * The formats of a product in order; one that was ever published can only be withdrawn from sale.
 */
export function VariantsForm({ product, refused, ...edit }: OfProduct) {
  const { variants, sku, status } = product;
  const values = Object.fromEntries(
    variants.flatMap(({ format, netGrams, grossGrams, ean }, row) => [
      [`place.${row}`, String(row + 1)],
      [`variants.${row}.format`, format],
      [`variants.${row}.netGrams`, String(netGrams)],
      [`variants.${row}.grossGrams`, String(grossGrams)],
      [`variants.${row}.ean`, ean ?? ''],
    ]),
  );
  const form = useForm('editVariants', refused, { values });
  if (variants.length === 0) return null;
  return (
    <>
      <EditForm {...edit} form={form} title={t('edit.variants')} text={t('edit.variantsText')}>
        {variants.map((variant, row) => (
          <VariantRow
            key={variant.code}
            variant={variant}
            row={row}
            form={form}
            refused={refused}
            sku={sku}
          />
        ))}
      </EditForm>
      {status === 'draft' && (
        <Panel title={t('edit.removeVariants')}>
          <ul className="flex flex-wrap gap-3">
            {variants.map(({ code, format }) => (
              <li key={code}>
                <ActionForm
                  name="removeVariant"
                  formKey={`${edit.formKey}-remove-${code}`}
                  refused={refused?.values.code === code ? refused : undefined}
                  submit={t('edit.removeVariant', { format })}
                  variant="danger"
                  asks={t('edit.removeVariantAsks', { format })}
                >
                  <input type="hidden" name="version" value={edit.version} />
                  <input type="hidden" name="code" value={code} />
                </ActionForm>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

interface VariantRowProps {
  variant: Variant;
  row: number;
  form: FormState;
  refused: FormAnswer | undefined;
  sku: string;
}

function VariantRow({ variant, row, form, refused, sku }: VariantRowProps) {
  const { code, format, visible } = variant;
  const sent = refused?.form === 'editVariants' ? refused.values : null;
  const field = (name: string) => form.field(`variants.${row}.${name}`);
  const { defaultValue: _, ...shown } = field('visible');
  const isShown = sent ? sent[`variants.${row}.visible`] === 'on' : visible;
  return (
    <fieldset className="grid min-w-0 grid-cols-2 level-fields gap-3 border-l-2 border-brume-2 pl-4 md:grid-cols-3">
      <legend className="text-small font-bold">
        {format}, {code},{' '}
        <Link to={officePaths.variantPrices(sku, code)} className="link">
          {t(variant.prices.length > 0 ? 'edit.itsPrices' : 'edit.noPrices')}
        </Link>
      </legend>
      <input type="hidden" name="code" value={code} />
      <TextField {...field('format')} label={t('product.format')} required maxLength={40} />
      <TextField {...field('netGrams')} label={t('edit.netGrams')} inputMode="numeric" required />
      <TextField
        {...field('grossGrams')}
        label={t('edit.grossGrams')}
        inputMode="numeric"
        required
      />
      <TextField {...field('ean')} label={t('edit.ean')} inputMode="numeric" autoComplete="off" />
      <TextField
        {...form.field(`place.${row}`)}
        label={t('edit.place')}
        inputMode="numeric"
        autoComplete="off"
      />
      <Checkbox {...shown} defaultChecked={isShown} label={t('edit.visible')} />
    </fieldset>
  );
}

/** Adds a format. */
export function AddVariantForm({
  product,
  ...edit
}: OfProduct & { shown: EditForms['addVariant'] }) {
  return (
    <PlainEdit
      {...edit}
      t={t}
      title={t('edit.addVariant')}
      text={t(product.status === 'draft' ? 'edit.addVariantDraft' : 'edit.addVariantText')}
      submit={t('edit.addVariantSubmit')}
      className="grid gap-4 md:grid-cols-2"
    />
  );
}
