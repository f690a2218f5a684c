import { redirect } from 'react-router';
import { z } from 'zod';
import type { CategoryChanges } from '#modules/catalog/admin-contracts.ts';
import { slugOf } from '#modules/catalog/rules/index.ts';
import { FormProblem } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { categoryVersionCalls } from '#services/admin/catalogue.ts';
import { teamCategoryCalls } from '#services/admin/categories.ts';
import type { AdminClient } from '#services/admin/client.ts';
import { type SaidFields, shownForm, shownForms } from '../../form/plain-form.server.ts';
import type { ShownForm } from '../../form/shown-form.ts';
import type { OfficeIntent } from '../../parts/answer-intent.server.ts';
import { officePaths } from '../../paths.ts';
import { LATER, momentIn } from '../edit/moment-in.ts';
import { versionOf } from '../edit/part.server.ts';
import { tellWhatChanged } from '../edit/tell-what-changed.server.ts';
import { t } from './categories-words.ts';
import { rankedFilters } from './ranked-filters.ts';

interface OfCategory {
  id: string;
}

type Calls = ReturnType<typeof teamCategoryCalls>;
interface Given {
  admin: AdminClient;
  id: string;
  data: FormData;
  key: string | undefined;
}

/**
 * A form of a category, based on the version it was shown with; on a conflict it reports who
 * changed what.
 */
function part<Fields extends z.ZodRawShape>(
  form: string,
  fields: Fields,
  save: (calls: Calls, typed: z.output<z.ZodObject<Fields>>, given: Given) => Promise<null>,
  said?: SaidFields<keyof Fields & string>,
): OfficeIntent<OfCategory> & { shown: ShownForm<keyof Fields & string> } {
  const schema = z.object(fields);
  const intent: OfficeIntent<OfCategory> = (given) => {
    const { admin, id, data } = given;
    const calls = teamCategoryCalls(admin);
    return tellWhatChanged(
      () => calls.changes(id, versionOf(data)),
      (send) =>
        submitForm({
          form,
          data,
          schema,
          send: (typed) => send(() => save(calls, typed, given)),
        }),
    );
  };
  const shown = shownForm({ name: form, texts: 'category', schema, fields: said });
  return Object.assign(intent, { shown });
}

/** Saves what a form changes of a category, or schedules it for the moment it was prepared for. */
async function saveEdit(
  { admin, id, data, key }: Given,
  changes: Omit<CategoryChanges, 'version'>,
): Promise<null> {
  const at = momentIn(data, LATER);
  if (!at) return teamCategoryCalls(admin).edit(id, { ...changes, version: versionOf(data) }, key);
  await categoryVersionCalls(admin, id).schedule(at, versionOf(data), changes, key);
  throw redirect(officePaths.categoryVersions(id, { fait: 'prevu' }));
}

const line = (most: number) => z.string().trim().min(1).max(most);

const editCategory = part(
  'editCategory',
  {
    name: line(80),
    title: line(120),
    intro: z.string().trim().max(20_000),
    seoTitle: line(120),
    seoDescription: line(320),
  },
  (_, { seoTitle: title, seoDescription: description, ...said }, given) =>
    saveEdit(given, { ...said, seo: { title, description } }),
  { seoDescription: { control: 'line' } },
);

const moveCategory = part(
  'moveCategory',
  {
    slug: z.string().transform(slugOf),
    parent: z.string().transform((parent) => Number(parent) || null),
  },
  async (calls, typed, { id, data, key }) => {
    if (typed.slug === '') throw new FormProblem('', { slug: [t('slugMissing')] });
    return calls.move(id, { ...typed, version: versionOf(data) }, key);
  },
  { slug: { isRequired: true, maxLength: 60 }, parent: { control: 'choice' } },
);

const showCategory = part(
  'showCategory',
  { hidden: z.enum(['oui', 'non']) },
  (_, { hidden }, given) => saveEdit(given, { hidden: hidden === 'oui' }),
);

/** Each filter has a rank; without one its page does not narrow by it. */
const filterCategory = part('filterCategory', {}, (_calls, _typed, given) =>
  saveEdit(given, { filters: rankedFilters(given.data) }),
);

/** The forms of a category that are drawn from their schema. */
export const categoryForms = shownForms({ editCategory, moveCategory, showCategory });
export type CategoryForms = typeof categoryForms;

/** Actions of a category's page, by form name. */
export const categoryIntents = { editCategory, moveCategory, showCategory, filterCategory };
