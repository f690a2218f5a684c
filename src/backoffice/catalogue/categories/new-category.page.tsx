import { redirect } from 'react-router';
import { z } from 'zod';
import { slugOf } from '#modules/catalog/rules/index.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { useForm } from '#pages/forms/use-form.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { teamCategoryCalls } from '#services/admin/categories.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { officeHead } from '../../office-head.ts';
import { answerIntent, type OfficeIntent } from '../../parts/answer-intent.server.ts';
import { FormKey } from '../../parts/form-key.tsx';
import { newFormKey } from '../../parts/new-form-key.server.ts';
import { PageTitle } from '../../parts/page-title.tsx';
import { officePaths } from '../../paths.ts';
import { requireStaff } from '../../require-staff.server.ts';
import type { Route } from './+types/new-category.page';
import { t } from './categories-words.ts';
import { NameField, PlaceFields } from './category-fields.tsx';
import { parentOptions } from './parent-options.ts';

export const handle = { name: 'office-new-category', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { members } = await teamCategoryCalls(admin).list();
  const below = new URL(request.url).searchParams.get('sous');
  return { parents: parentOptions(members), below, formKey: newFormKey() };
}

const schema = z.object({
  name: z.string().trim().min(1).max(80),
  slug: z.string().transform((text) => slugOf(text) || null),
  parent: z.string().transform((id) => Number(id) || null),
});

const createCategory: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'createCategory',
    data,
    schema,
    send: async (typed) => {
      const { id } = await teamCategoryCalls(admin).create(typed, key);
      throw redirect(id ? officePaths.category(id) : officePaths.categories());
    },
  });

export async function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent({ createCategory }, request, { admin, next: officePaths.categories() });
}

export const meta = () => officeHead(t('new.title'));

/** Where a category begins. */
export default function NewCategoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { parents, below, formKey } = loaderData;
  const form = useForm('createCategory', actionData, { values: { parent: below } });
  return (
    <>
      <PageTitle lead={t('new.lead')}>{t('new.title')}</PageTitle>
      <Card as="section" className="max-w-narrow">
        <PageForm form={form} className="grid gap-4">
          <FormKey value={formKey} />
          <NameField form={form} />
          <PlaceFields form={form} parents={parents} />
          <div>
            <Button type="submit" pending={form.pending}>
              {t('new.submit')}
            </Button>
          </div>
        </PageForm>
      </Card>
    </>
  );
}
