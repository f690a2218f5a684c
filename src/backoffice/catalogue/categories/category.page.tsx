import { paths } from '#pages/paths.ts';
import { readAgain } from '#pages/read-again.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { categoryVersionCalls, teamCatalogueCalls } from '#services/admin/catalogue.ts';
import { teamCategoryCalls } from '#services/admin/categories.ts';
import { Alert } from '#ui/alert.tsx';
import { Grid } from '#ui/layout.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { officeHead } from '../../office-head.ts';
import { answerIntent } from '../../parts/answer-intent.server.ts';
import { Facts } from '../../parts/facts.tsx';
import { newFormKey } from '../../parts/new-form-key.server.ts';
import { PageTitle } from '../../parts/page-title.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useMay } from '../../parts/use-may.ts';
import { officePaths } from '../../paths.ts';
import { requireStaff } from '../../require-staff.server.ts';
import { PreparedFor } from '../edit/prepared-for.tsx';
import { preparedFor } from '../edit/prepared-moment.ts';
import { TranslationsPanel } from '../translations/translations-panel.tsx';
import type { Route } from './+types/category.page';
import { t } from './categories-words.ts';
import { FiltersForm, PlaceForm, TextsForm, VisibilityForm } from './category-forms.tsx';
import { categoryForms, categoryIntents } from './category-intents.server.ts';
import { CategoryState } from './category-state.tsx';
import { NamedPanel } from './named-panel.tsx';
import { parentOptions } from './parent-options.ts';

export const handle = { name: 'office-category', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const calls = teamCategoryCalls(admin);
  const [category, { members }, translations, scheduled] = await Promise.all([
    calls.read(params.id),
    calls.list(),
    teamCatalogueCalls(admin).categoryTranslations(params.id),
    categoryVersionCalls(admin, params.id).scheduled(),
  ]);
  const query = new URL(request.url).searchParams;
  const parents = parentOptions(members, category.path);
  return {
    category,
    parents,
    translations,
    waiting: scheduled.filter(({ state }) => state === 'waiting' || state === 'overtaken').length,
    at: preparedFor(query),
    done: query.has('fait'),
    forms: categoryForms,
    formKey: newFormKey(),
  };
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const next = officePaths.category(id, 'enregistre');
  return answerIntent(categoryIntents, request, { admin, id, next });
}

/** Also after a refusal, so that the next save is based on the version the user now sees. */
export const shouldRevalidate = readAgain;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  officeHead(loaderData?.category.name ?? t('title'));

/** The back office page of a category. */
export default function CategoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { category, parents, translations, waiting, at, done, forms, formKey } = loaderData;
  const { id, name, path, version, shown, fixed, products, parent } = category;
  const mayEdit = useMay('catalogue.manage');
  const edit = { category, formKey, version, refused: actionData, at };
  const facts = [
    [t('columns.address'), `/${path}/`],
    [
      t('parent'),
      parent && (
        <Link to={officePaths.category(parent.id)} className="link">
          {parent.name}
        </Link>
      ),
    ],
    [
      t('products'),
      <Link key="products" to={officePaths.products({ category: path })} className="link">
        {t('productsOf', { count: products })}
      </Link>,
    ],
    [
      t('page'),
      shown && (
        <Link to={paths.category(path)} className="link">
          {t('see')}
        </Link>
      ),
    ],
  ] as const;
  return (
    <>
      <PageTitle
        aside={
          <>
            <CategoryState category={category} />
            <Link to={officePaths.categoryVersions(id)} className="link text-small">
              {t('versions')}
            </Link>
            <Link to={officePaths.categories()} className="link text-small">
              {t('title')}
            </Link>
            {mayEdit && (
              <LinkButton to={officePaths.newCategory(id)} variant="secondary" size="compact">
                {t('new.below')}
              </LinkButton>
            )}
          </>
        }
      >
        {name}
      </PageTitle>
      {done && !actionData && (
        <Alert tone="success" className="mb-6">
          {t('saved')}
        </Alert>
      )}
      <PreparedFor
        at={at}
        waiting={waiting}
        now={officePaths.category(id)}
        versions={officePaths.categoryVersions(id)}
      />
      <Grid columns="aside" className="items-start gap-6 *:min-w-0" key={`${version} ${at}`}>
        <div className="grid grid-cols-1 gap-6">
          {mayEdit && <TextsForm {...edit} shown={forms.editCategory} />}
          {mayEdit && !fixed && !at && (
            <PlaceForm {...edit} shown={forms.moveCategory} parents={parents} />
          )}
        </div>
        <div className="grid grid-cols-1 gap-6">
          <Panel title={t('facts')}>
            <Facts facts={facts} />
            {fixed && <p className="mt-3 text-small text-encre-2">{t('placeFixed')}</p>}
          </Panel>
          {mayEdit && <FiltersForm {...edit} />}
          {mayEdit && !fixed && <VisibilityForm {...edit} shown={forms.showCategory} />}
          <TranslationsPanel
            translations={translations}
            to={officePaths.translateCategory(id)}
            mayEdit={mayEdit}
          />
          <NamedPanel category={category} />
        </div>
      </Grid>
    </>
  );
}
