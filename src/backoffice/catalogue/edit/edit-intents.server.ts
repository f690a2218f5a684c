import { redirect } from 'react-router';
import { z } from 'zod';
import type { ProductChanges } from '#modules/catalog/admin-contracts.ts';
import { LABEL_TYPES, SET_STATUSES } from '#modules/catalog/admin-contracts.ts';
import { FormProblem } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { teamCatalogueCalls } from '#services/admin/catalogue.ts';
import { type FormOf, plainForm, shownForms } from '../../form/plain-form.server.ts';
import type { OfficeIntent } from '../../parts/answer-intent.server.ts';
import { officePaths } from '../../paths.ts';
import { t } from '../catalogue-words.ts';
import { analysisIntent } from './analysis-intent.server.ts';
import { editFacts } from './facts-intent.server.ts';
import { type OfProduct, part, saveEdit, tellingChanges, versionOf } from './part.server.ts';
import { typedDecimal } from './typed-decimal.ts';
import { addVariant, editVariants, removeVariant } from './variant-intents.server.ts';

const line = (most: number) => z.string().trim().min(1).max(most);
const empty = (most: number) => z.string().trim().max(most);

const editTexts = part(
  'editTexts',
  {
    name: line(120),
    shortDescription: empty(300),
    description: empty(20_000),
    seoTitle: empty(120),
    seoDescription: empty(320),
  },
  ({ seoTitle: title, seoDescription: description, ...texts }) => {
    if (Boolean(title) !== Boolean(description))
      throw new FormProblem('', { [title ? 'seoDescription' : 'seoTitle']: [t('edit.seoBoth')] });
    return { ...texts, seo: title ? { title, description } : null };
  },
  { said: { seoDescription: { control: 'line' } } },
);

const editLabel = part(
  'editLabel',
  {
    type: z.enum(LABEL_TYPES),
    composition: empty(5000),
    additives: empty(5000),
    instructions: empty(5000),
    storage: empty(5000),
    operator: empty(300),
    kibbleMm: typedDecimal(100),
  },
  (label) => ({ label }),
  { prefix: 'label.', said: { kibbleMm: { isRequired: false } } },
);

const editStatus = part(
  'editStatus',
  { status: z.enum(SET_STATUSES), replacedBy: empty(20) },
  ({ status, replacedBy }) => ({ status, replacedBy: replacedBy.toUpperCase() }),
);

/** Parts of the packaging; an empty row is ignored, an incomplete one is an error. */
const editPackaging = part('editPackaging', {}, (_, data) => {
  const text = (row: number, name: string) =>
    String(data.get(`packaging.${row}.${name}`) ?? '').trim();
  const rows = [...data.keys()].flatMap(
    (name) => /^packaging\.(\d)\.element$/.exec(name)?.[1] ?? [],
  );
  const packaging = rows.map(Number).flatMap((row) => {
    const names = ['element', 'material', 'sort'] as const;
    const said = names.filter((name) => text(row, name));
    if (said.length === 0) return [];
    const lacking = names.find((name) => !text(row, name));
    if (lacking)
      throw new FormProblem('', { [`packaging.${row}.${lacking}`]: [t('edit.packagingHalf')] });
    return [
      { element: text(row, 'element'), material: text(row, 'material'), sort: text(row, 'sort') },
    ];
  });
  return { packaging };
});

const editSafety = part(
  'editSafety',
  {
    manufacturer: empty(200),
    postalAddress: empty(300),
    email: empty(200),
    warnings: empty(1000),
  },
  (safety) => ({ safety }),
  { prefix: 'safety.', said: { email: { control: 'email' } } },
);

/**
 * Pictures in the order of their typed ranks: a moved picture precedes others with the same rank.
 */
const editPictures = part('editPictures', {}, (_, data): Omit<ProductChanges, 'version'> => {
  const pictures = data.getAll('hash').map((hash, index) => {
    const shown = index + 1;
    const typed = Number(data.get(`place.${index}`)) || shown;
    const alt = String(data.get(`alt.${index}`) ?? '').trim();
    const variant = String(data.get(`variant.${index}`) ?? '') || null;
    const isGone = data.has(`remove.${index}`);
    return {
      hash: String(hash),
      alt,
      variant,
      isGone,
      place: typed + Math.sign(typed - shown) / 2,
    };
  });
  const unnamed = pictures.findIndex(({ alt, isGone }) => alt === '' && !isGone);
  if (unnamed >= 0) throw new FormProblem('', { [`alt.${unnamed}`]: [t('edit.altMissing')] });
  const ordered = pictures.filter(({ isGone }) => !isGone).toSorted((a, b) => a.place - b.place);
  return { pictures: ordered.map(({ hash, alt, variant }) => ({ hash, alt, variant })) };
});

const MEGABYTE = 1024 * 1024;
/** The API's limit; a larger file is not sent to it. */
const LARGEST_FILE = 10 * MEGABYTE;

const addPicture: OfficeIntent<OfProduct> = (given) => {
  const { admin, sku, data, key } = given;
  const file = data.get('file');
  const isTooLarge = file instanceof Blob && file.size > LARGEST_FILE;
  return tellingChanges(given, (send) =>
    submitForm({
      form: 'addPicture',
      data,
      schema: z.object({ alt: line(200) }),
      send: ({ alt }) => {
        if (isTooLarge) throw new FormProblem('', { file: [t('edit.pictureTooLarge')] });
        const body = new FormData();
        body.append('sku', sku);
        body.append('version', String(versionOf(data)));
        body.append('alt', alt);
        if (file) body.append('file', file);
        return send(() => teamCatalogueCalls(admin).addPicture(body, key));
      },
    }),
  );
};

const editAnalysis = analysisIntent(saveEdit);

const copyProduct = plainForm({
  name: 'copyProduct',
  schema: z.object({ copyName: line(120) }),
  send: async ({ admin, sku, key }: FormOf<OfProduct>, { copyName }) => {
    const copy = await teamCatalogueCalls(admin).copy(sku, copyName, key);
    throw redirect(copy.sku ? officePaths.product(copy.sku) : officePaths.products());
  },
});

/** The forms of a product that are drawn from their schema. */
export const editForms = shownForms({
  editTexts,
  editLabel,
  editSafety,
  editStatus,
  addVariant,
  copyProduct,
});
export type EditForms = typeof editForms;

/** Actions of a product's edit page, by form name. */
export const editIntents = {
  editTexts,
  editFacts,
  editLabel,
  editAnalysis,
  editPackaging,
  editSafety,
  editStatus,
  editPictures,
  addPicture,
  addVariant,
  editVariants,
  removeVariant,
  copyProduct,
};
