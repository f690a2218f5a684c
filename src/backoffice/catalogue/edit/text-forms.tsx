import { number } from '#i18n/numbers.ts';
import { LABEL_TYPES, type TeamProductDetailShape } from '#modules/catalog/admin-contracts.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { Select } from '#ui/select.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { t } from '../catalogue-words.ts';
import { EditForm, type EditProps } from './edit-form.tsx';

/** What the page of a product says. */
export function TextsForm({
  product,
  refused,
  ...edit
}: EditProps & { product: TeamProductDetailShape }) {
  const { name, shortDescription, descriptionHtml, seo } = product;
  const form = useForm('editTexts', refused, {
    values: {
      name,
      shortDescription,
      description: descriptionHtml,
      seoTitle: seo?.title,
      seoDescription: seo?.description,
    },
  });
  return (
    <EditForm {...edit} form={form} title={t('edit.texts')}>
      <TextField {...form.field('name')} label={t('edit.name')} required maxLength={120} />
      <TextField
        {...form.field('shortDescription')}
        label={t('edit.shortDescription')}
        required={product.status !== 'draft'}
        maxLength={300}
      />
      <TextArea
        {...form.field('description')}
        label={t('edit.description')}
        hint={t('edit.descriptionHint')}
        required={product.status !== 'draft'}
        maxLength={20_000}
      />
      <TextField
        {...form.field('seoTitle')}
        label={t('edit.seoTitle')}
        hint={t('edit.seoHint')}
        maxLength={120}
      />
      <TextField
        {...form.field('seoDescription')}
        label={t('edit.seoDescription')}
        maxLength={320}
      />
    </EditForm>
  );
}

const LABEL_TEXTS = ['composition', 'additives', 'instructions', 'storage'] as const;

interface LabelFormProps extends EditProps {
  label: NonNullable<TeamProductDetailShape['label']>;
  /** A draft may lack any of them. */
  isDraft: boolean;
}

/** The texts of the label (FOOD-01). */
export function LabelForm({ label, isDraft, refused, ...edit }: LabelFormProps) {
  const { type, composition, additives, instructions, storage, operator, kibbleMm } = label;
  const form = useForm('editLabel', refused, {
    values: {
      type,
      composition,
      additives,
      instructions,
      storage,
      operator,
      kibbleMm: kibbleMm === null ? '' : number(kibbleMm),
    },
  });
  return (
    <EditForm {...edit} form={form} title={t('edit.label')} text={t('edit.labelText')}>
      <Select
        {...form.field('type')}
        label={t('product.feedType')}
        options={LABEL_TYPES.map((value) => ({ value, label: t(`product.${value}`) }))}
      />
      {LABEL_TEXTS.map((field) => (
        <TextArea
          key={field}
          {...form.field(field)}
          label={t(`edit.${field}`)}
          required={!isDraft}
          maxLength={5000}
        />
      ))}
      <TextField
        {...form.field('operator')}
        label={t('edit.operator')}
        hint={t('edit.operatorHint')}
        maxLength={300}
      />
      <TextField
        {...form.field('kibbleMm')}
        label={t('edit.kibbleMm')}
        inputMode="decimal"
        autoComplete="off"
        optional
      />
    </EditForm>
  );
}
