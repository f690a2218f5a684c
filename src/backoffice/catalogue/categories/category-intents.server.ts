import { z } from 'zod';
import { slugOf } from '#modules/catalog/rules/index.ts';
import { teamCategoryCalls } from '#services/admin/categories.ts';
import { FormProblem } from '../../../storefront/forms/form-answer.ts';
import { submitForm } from '../../../storefront/forms/submit-form.server.ts';
import type { OfficeIntent } from '../../parts/answer-intent.server.ts';
import { versionOf } from '../edit/part.server.ts';
import { t } from './categories-words.ts';

interface OfCategory {
  id: string;
}

const line = (most: number) => z.string().trim().min(1).max(most);

const texts = z.object({
  ...{ name: line(80), title: line(120), intro: z.string().trim().max(20_000) },
  ...{ seoTitle: line(120), seoDescription: line(320) },
});

const editCategory: OfficeIntent<OfCategory> = ({ admin, id, data, key }) =>
  submitForm({
    ...{ form: 'editCategory', data, schema: texts },
    send: ({ seoTitle: title, seoDescription: description, ...said }) => {
      const changes = { ...said, seo: { title, description }, version: versionOf(data) };
      return teamCategoryCalls(admin).edit(id, changes, key);
    },
  });

const place = z.object({
  slug: z.string().transform(slugOf),
  parent: z.string().transform((parent) => Number(parent) || null),
});

const moveCategory: OfficeIntent<OfCategory> = ({ admin, id, data, key }) =>
  submitForm({
    ...{ form: 'moveCategory', data, schema: place },
    send: (typed) => {
      if (typed.slug === '') throw new FormProblem('', { slug: [t('slugMissing')] });
      return teamCategoryCalls(admin).move(id, { ...typed, version: versionOf(data) }, key);
    },
  });

const showCategory: OfficeIntent<OfCategory> = ({ admin, id, data, key }) =>
  submitForm({
    ...{ form: 'showCategory', data, schema: z.object({ hidden: z.enum(['oui', 'non']) }) },
    send: ({ hidden }) =>
      teamCategoryCalls(admin).edit(
        id,
        { hidden: hidden === 'oui', version: versionOf(data) },
        key,
      ),
  });

/** What can be done on the page of a category, by the name of its form. */
export const categoryIntents = { editCategory, moveCategory, showCategory };
