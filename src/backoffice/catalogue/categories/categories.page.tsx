import { z } from 'zod';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { readAgain } from '#pages/read-again.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { teamCategoryCalls } from '#services/admin/categories.ts';
import { Alert } from '#ui/alert.tsx';
import { LinkButton } from '#ui/link.tsx';
import { officeHead } from '../../office-head.ts';
import { answerIntent, type OfficeIntent } from '../../parts/answer-intent.server.ts';
import { ListPage } from '../../parts/list-page.tsx';
import { newFormKey } from '../../parts/new-form-key.server.ts';
import { useMay } from '../../parts/use-may.ts';
import { officePaths } from '../../paths.ts';
import { requireStaff } from '../../require-staff.server.ts';
import type { Route } from './+types/categories.page';
import { t } from './categories-words.ts';
import { CategoryTree } from './category-tree.tsx';

export const handle = { name: 'office-categories', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { members } = await teamCategoryCalls(admin).list();
  const done = new URL(request.url).searchParams.has('fait');
  return { categories: members, done, formKey: newFormKey() };
}

const number = z.coerce.number().int();
const schema = z.object({ id: z.string(), version: number, position: number });

const move: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: String(data.get('intent')),
    data,
    schema,
    send: ({ id, ...place }) => teamCategoryCalls(admin).move(id, place, key),
  });

export async function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const intents = { raiseCategory: move, lowerCategory: move };
  return answerIntent(intents, request, { admin, next: officePaths.categories('enregistre') });
}

/** Also after a refusal, so that categories somebody else moved are shown at their new place. */
export const shouldRevalidate = readAgain;

export const meta = () => officeHead(t('title'));

/** The category tree as in the shop. */
export default function CategoriesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { categories, done, formKey } = loaderData;
  const mayEdit = useMay('catalogue.manage');
  return (
    <ListPage
      title={t('title')}
      lead={t('lead', { count: categories.length })}
      aside={
        mayEdit && (
          <LinkButton to={officePaths.newCategory()} variant="secondary" size="compact">
            {t('new.link')}
          </LinkButton>
        )
      }
      above={
        <>
          {actionData?.problems.map((problem) => (
            <Alert key={problem} tone="error" live className="mb-6">
              {problem}
            </Alert>
          ))}
          {done && !actionData && (
            <Alert tone="success" className="mb-6">
              {t('saved')}
            </Alert>
          )}
        </>
      }
      to={() => officePaths.categories()}
      filter={{}}
      total={categories.length}
    >
      <CategoryTree categories={categories} formKey={formKey} />
    </ListPage>
  );
}
