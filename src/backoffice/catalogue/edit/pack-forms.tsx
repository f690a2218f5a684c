import type { TeamProductDetailShape } from '#modules/catalog/admin-contracts.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { TextField } from '#ui/text-field.tsx';
import { t } from '../catalogue-words.ts';
import { EditForm, type EditProps } from './edit-form.tsx';
import type { EditForms } from './edit-intents.server.ts';
import { PlainEdit } from './plain-edit.tsx';

type OfProduct = EditProps & { product: TeamProductDetailShape };

/** One more row than there are parts, at least two. */
const LEAST_ROWS = 2;
const MOST_ROWS = 6;

/** Sorting instructions for each part of the packaging (AGEC-01). */
export function PackagingForm({ product: { packaging }, refused, ...edit }: OfProduct) {
  const rows = Math.min(MOST_ROWS, Math.max(LEAST_ROWS, packaging.length + 1));
  const values = Object.fromEntries(
    packaging.flatMap((part, row) =>
      Object.entries(part).map(([name, text]) => [`packaging.${row}.${name}`, text]),
    ),
  );
  const form = useForm('editPackaging', refused, { values });
  return (
    <EditForm {...edit} form={form} title={t('edit.packaging')} text={t('edit.packagingText')}>
      {Array.from({ length: rows }, (_, row) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are their places
          key={row}
          className="grid min-w-0 gap-3 border-l-2 border-brume-2 pl-4"
        >
          <legend className="text-small font-bold">
            {t('edit.packagingPart', { place: row + 1 })}
          </legend>
          {(['element', 'material', 'sort'] as const).map((name) => (
            <TextField
              key={name}
              {...form.field(`packaging.${row}.${name}`)}
              label={t(`edit.packagingParts.${name}`)}
              maxLength={name === 'sort' ? 120 : 80}
            />
          ))}
        </fieldset>
      ))}
    </EditForm>
  );
}

interface SafetyFormProps extends OfProduct {
  shown: EditForms['editSafety'];
}

/** Manufacturer and warnings of a product that is no food (GPSR-01). */
export function SafetyForm({ product: { safety }, ...edit }: SafetyFormProps) {
  return (
    <PlainEdit
      {...edit}
      t={t}
      title={t('edit.safety')}
      text={t('edit.safetyText')}
      values={{ ...safety }}
    />
  );
}
