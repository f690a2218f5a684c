import { redirect } from 'react-router';
import { z } from 'zod';
import type { ProductChanges } from '#modules/catalog/admin-contracts.ts';
import { PRODUCT_STATUSES } from '#modules/catalog/admin-contracts.ts';
import { teamCatalogueCalls } from '#services/admin/catalogue.ts';
import { FormProblem } from '../../../storefront/forms/form-answer.ts';
import { submitForm } from '../../../storefront/forms/submit-form.server.ts';
import type { OfficeIntent } from '../../parts/answer-intent.server.ts';
import { officePaths } from '../../paths.ts';
import { t } from '../catalogue-words.ts';

interface OfProduct {
  sku: string;
}

/** A form that changes a part of a product, from the version it was shown. */
function part<Fields extends z.ZodRawShape>(
  form: string,
  fields: Fields,
  changesOf: (
    typed: z.output<z.ZodObject<Fields>>,
    data: FormData,
  ) => Omit<ProductChanges, 'version'>,
): OfficeIntent<OfProduct> {
  const schema = z.object(fields);
  return ({ admin, sku, data, key }) =>
    submitForm({
      ...{ form, data, schema, prefix: form === 'editLabel' ? 'label.' : '' },
      send: (typed) =>
        teamCatalogueCalls(admin).edit(
          sku,
          { ...changesOf(typed, data), version: Number(data.get('version')) },
          key,
        ),
    });
}

const line = (most: number) => z.string().trim().min(1).max(most);
const empty = (most: number) => z.string().trim().max(most);

const editTexts = part(
  'editTexts',
  {
    ...{ name: line(120), shortDescription: line(300), description: line(20_000) },
    ...{ seoTitle: empty(120), seoDescription: empty(320) },
  },
  ({ seoTitle: title, seoDescription: description, ...texts }) => {
    if (Boolean(title) !== Boolean(description))
      throw new FormProblem('', { [title ? 'seoDescription' : 'seoTitle']: [t('edit.seoBoth')] });
    return { ...texts, seo: title ? { title, description } : null };
  },
);

const editLabel = part(
  'editLabel',
  {
    ...{ composition: line(5000), additives: line(5000) },
    ...{ instructions: line(5000), storage: line(5000) },
  },
  (label) => ({ label }),
);

const editStatus = part(
  'editStatus',
  { status: z.enum(PRODUCT_STATUSES), replacedBy: empty(20) },
  ({ status, replacedBy }) => ({ status, replacedBy: replacedBy.toUpperCase() }),
);

/** Pictures in the order of the ranks that were typed: one that was moved goes before those it met. */
const editPictures = part('editPictures', {}, (_, data) => {
  const pictures = data.getAll('hash').map((hash, index) => {
    const shown = index + 1;
    const typed = Number(data.get(`place.${index}`)) || shown;
    const alt = String(data.get(`alt.${index}`) ?? '').trim();
    return { hash: String(hash), alt, place: typed + Math.sign(typed - shown) / 2 };
  });
  const unnamed = pictures.findIndex(({ alt }) => alt === '');
  if (unnamed >= 0) throw new FormProblem('', { [`alt.${unnamed}`]: [t('edit.altMissing')] });
  const ordered = pictures.toSorted((a, b) => a.place - b.place);
  return { pictures: ordered.map(({ hash, alt }) => ({ hash, alt })) };
});

const copyProduct: OfficeIntent<OfProduct> = ({ admin, sku, data, key }) =>
  submitForm({
    ...{ form: 'copyProduct', data, schema: z.object({ copyName: line(120) }) },
    send: async ({ copyName }) => {
      const copy = await teamCatalogueCalls(admin).copy(sku, copyName, key);
      throw redirect(copy.sku ? officePaths.product(copy.sku) : officePaths.products());
    },
  });

/** What can be done on the page where a product is edited, by the name of its form. */
export const editIntents = { editTexts, editLabel, editStatus, editPictures, copyProduct };
