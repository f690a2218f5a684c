import { number } from '#i18n/numbers.ts';
import type { TeamProductDetailShape } from '#modules/catalog/admin-contracts.ts';
import { t } from '../catalogue-words.ts';
import type { EditProps } from './edit-form.tsx';
import type { EditForms } from './edit-intents.server.ts';
import { PlainEdit } from './plain-edit.tsx';

interface TextsFormProps extends EditProps {
  product: TeamProductDetailShape;
  shown: EditForms['editTexts'];
}

/** Texts of a product's page; a draft may lack some. */
export function TextsForm({ product, ...edit }: TextsFormProps) {
  const { name, shortDescription, descriptionHtml: description, seo, status } = product;
  // A draft may be saved without them, but not published.
  const needed = status === 'draft' ? 'later' : true;
  return (
    <PlainEdit
      {...edit}
      t={t}
      title={t('edit.texts')}
      values={{
        name,
        shortDescription,
        description,
        seoTitle: seo?.title,
        seoDescription: seo?.description,
      }}
      required={{ shortDescription: needed, description: needed }}
    />
  );
}

interface LabelFormProps extends EditProps {
  label: NonNullable<TeamProductDetailShape['label']>;
  /** A draft may lack any of its texts. */
  isDraft: boolean;
  shown: EditForms['editLabel'];
}

/** The texts of the label (FOOD-01). */
export function LabelForm({ label, isDraft, ...edit }: LabelFormProps) {
  const needed = isDraft ? 'later' : true;
  const { type, composition, additives, instructions, storage, operator, kibbleMm } = label;
  return (
    <PlainEdit
      {...edit}
      t={t}
      title={t('edit.label')}
      text={t('edit.labelText')}
      values={{
        type,
        composition,
        additives,
        instructions,
        storage,
        operator,
        kibbleMm: kibbleMm === null ? '' : number(kibbleMm),
      }}
      says={{ type: (value) => t.translate(`product.${value}`) }}
      required={{
        composition: needed,
        additives: needed,
        instructions: needed,
        storage: needed,
      }}
    />
  );
}
