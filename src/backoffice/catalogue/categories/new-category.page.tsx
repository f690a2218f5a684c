import { redirect } from 'react-router';
import { z } from 'zod';
import { slugOf } from '#modules/catalog/rules/index.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { teamCategoryCalls } from '#services/admin/categories.ts';
import { Card } from '#ui/card.tsx';
import { type FormOf, plainForm, shownForms } from '../../form/plain-form.server.ts';
import { PlainForm } from '../../form/plain-form.tsx';
import { officeHead } from '../../office-head.ts';
import { answerIntent } from '../../parts/answer-intent.server.ts';
import { newFormKey } from '../../parts/new-form-key.server.ts';
import { PageTitle } from '../../parts/page-title.tsx';
import { officePaths } from '../../paths.ts';
import { requireStaff } from '../../require-staff.server.ts';
import type { Route } from './+types/new-category.page';
import { t } from './categories-words.ts';
import { parentOptions } from './parent-options.ts';

export const handle = { name: 'office-new-category', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { members } = await teamCategoryCalls(admin).list();
  const below = new URL(request.url).searchParams.get('sous');
  const forms = shownForms({ createCategory });
  return { parents: parentOptions(members), below, forms, formKey: newFormKey() };
}

const schema = z.object({
  name: z.string().trim().min(1).max(80),
  slug: z.string().transform((text) => slugOf(text) || null),
  parent: z.string().transform((id) => Number(id) || null),
});

const createCategory = plainForm({
  name: 'createCategory',
  texts: 'category',
  schema,
  fields: { slug: { maxLength: 60 }, parent: { control: 'choice' } },
  send: async ({ admin, key }: FormOf<object>, typed) => {
    const { id } = await teamCategoryCalls(admin).create(typed, key);
    throw redirect(id ? officePaths.category(id) : officePaths.categories());
  },
});

export async function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent({ createCategory }, request, { admin, next: officePaths.categories() });
}

export const meta = () => officeHead(t('new.title'));

/** Creates a category. */
export default function NewCategoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { parents, below, forms, formKey } = loaderData;
  return (
    <>
      <PageTitle lead={t('new.lead')}>{t('new.title')}</PageTitle>
      <Card as="section" className="max-w-narrow">
        <PlainForm
          form={forms.createCategory}
          t={t}
          formKey={formKey}
          refused={actionData}
          values={{ parent: below }}
          offered={{ parent: parents }}
        />
      </Card>
    </>
  );
}
