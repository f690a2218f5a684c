import type { FormState } from '#pages/forms/use-form.ts';
import { Select, type SelectOption } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { t } from './categories-words.ts';

export const NameField = ({ form }: { form: FormState }) => (
  <TextField
    {...form.field('name')}
    label={t('name')}
    hint={t('nameHint')}
    required
    maxLength={80}
  />
);

interface PlaceProps {
  form: FormState;
  /** The categories it may stand below. */
  parents: readonly SelectOption[];
  /** It has an address, which must not be left empty; a new one may get it from its name. */
  isPlaced?: boolean;
}

/** The last word of its address, and the one above it. */
export const PlaceFields = ({ form, parents, isPlaced = false }: PlaceProps) => (
  <>
    <TextField
      {...form.field('slug')}
      label={t('slug')}
      hint={t(isPlaced ? 'slugFormat' : 'slugHint')}
      required={isPlaced}
      maxLength={60}
      autoComplete="off"
    />
    <Select
      {...form.field('parent')}
      label={t('parent')}
      placeholder={t('top')}
      options={parents}
    />
  </>
);
