import { listAllProducts } from '#modules/catalog/admin-operations.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { teamCatalogueCalls } from '#services/admin/catalogue.ts';
import type { AdminClient } from '#services/admin/client.ts';
import { LinkButton } from '#ui/link.tsx';
import { answerList } from '../list/answer-list.server.ts';
import type { BulkRun } from '../list/every-row.server.ts';
import { loadList } from '../list/load-list.server.ts';
import { OfficeList } from '../list/office-list.tsx';
import { serveList } from '../list/serve-list.server.ts';
import { officeHead } from '../office-head.ts';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/products.page';
import { t } from './catalogue-words.ts';
import { categoryOptions } from './category-options.ts';
import { productsOffice } from './products-list.tsx';

export const handle = { name: 'office-products', tracking: false } satisfies RouteHandle;

/** Based on the product's current version. */
async function setStatus(
  admin: AdminClient,
  { id, key }: Parameters<BulkRun>[1],
  status: 'sold' | 'hidden',
) {
  const products = teamCatalogueCalls(admin);
  const { version } = await products.read(id);
  await products.edit(id, { version, status }, key);
}

const served = serveList(productsOffice, listAllProducts, {
  sell: (admin, row) => setStatus(admin, row, 'sold'),
  hide: (admin, row) => setStatus(admin, row, 'hidden'),
});

export async function loader(args: Route.LoaderArgs) {
  const { admin } = requireStaff(args.context, args.request);
  const [loaded, categories] = await Promise.all([
    loadList(args, served),
    teamCatalogueCalls(admin).categories(),
  ]);
  return { loaded, category: categoryOptions(categories.members) };
}

export const action = (args: Route.ActionArgs) => answerList(args, served);

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
