import type { RouteHandle } from '#pages/route-handle.ts';
import { teamCatalogueCalls } from '#services/admin/catalogue.ts';
import { LinkButton } from '#ui/link.tsx';
import { answerList } from '../list/answer-list.server.ts';
import { loadList } from '../list/load-list.server.ts';
import { OfficeList } from '../list/office-list.tsx';
import { servedLists } from '../list/served-lists.server.ts';
import { officeHead } from '../office-head.ts';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/products.page';
import { t } from './catalogue-words.ts';
import { categoryOptions } from './category-options.ts';
import { productsOffice } from './products-list.tsx';

export const handle = { name: 'office-products', tracking: false } satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { admin } = requireStaff(args.context, args.request);
  const [loaded, categories] = await Promise.all([
    loadList(args, servedLists.products),
    teamCatalogueCalls(admin).categories(),
  ]);
  return { loaded, category: categoryOptions(categories.members) };
}

export const action = (args: Route.ActionArgs) => answerList(args, servedLists.products);

export const meta = () => officeHead(t('title'));

export default function OfficeProductsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { loaded, category } = loaderData;
  const mayEdit = useMay('catalogue.manage');
  return (
    <OfficeList
      office={productsOffice}
      loaded={loaded}
      answer={actionData}
      offers={{ category }}
      lead={t('lead', { count: loaded.total })}
      aside={
        <>
          {mayEdit && (
            <LinkButton
              to={officePaths.newProduct()}
              variant="secondary"
              size="compact"
              className="lg:min-h-8"
            >
              {t('new.link')}
            </LinkButton>
          )}
          {mayEdit && (
            <LinkButton
              to={officePaths.sheet('produits')}
              variant="secondary"
              size="compact"
              className="lg:min-h-8"
            >
              {t('sheets')}
            </LinkButton>
          )}
          <LinkButton
            to={officePaths.categories()}
            variant="secondary"
            size="compact"
            className="lg:min-h-8"
          >
            {t('categories')}
          </LinkButton>
          <LinkButton
            to={officePaths.synonyms()}
            variant="secondary"
            size="compact"
            className="lg:min-h-8"
          >
            {t('synonyms')}
          </LinkButton>
        </>
      }
    />
  );
}
