import type { TeamProductDetailShape } from '#modules/catalog/admin-contracts.ts';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { useForm } from '../../../storefront/forms/use-form.ts';
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
      ...{ name, shortDescription, description: descriptionHtml },
      ...{ seoTitle: seo?.title, seoDescription: seo?.description },
    },
  });
  return (
    <EditForm {...edit} form={form} title={t('edit.texts')}>
      <TextField {...form.field('name')} label={t('edit.name')} required maxLength={120} />
      <TextField
        {...form.field('shortDescription')}
        label={t('edit.shortDescription')}
        required
        maxLength={300}
      />
      <TextArea
        {...form.field('description')}
        label={t('edit.description')}
        hint={t('edit.descriptionHint')}
        required
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
}

/** The texts of the label (FOOD-01). */
export function LabelForm({ label, refused, ...edit }: LabelFormProps) {
  const { composition, additives, instructions, storage } = label;
  const values = { composition, additives, instructions, storage };
  const form = useForm('editLabel', refused, { values });
  return (
    <EditForm {...edit} form={form} title={t('edit.label')} text={t('edit.labelText')}>
      {LABEL_TEXTS.map((field) => (
        <TextArea
          key={field}
          {...form.field(field)}
          label={t(`edit.${field}`)}
          required
          maxLength={5000}
        />
      ))}
    </EditForm>
  );
}
