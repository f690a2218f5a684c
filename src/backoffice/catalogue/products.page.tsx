import { PRODUCT_STATUSES, SPECIES, STOCK_STATES } from '#modules/catalog/admin-contracts.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { teamCatalogueCalls } from '#services/admin/catalogue.ts';
import { LinkButton } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { ChoiceField, SearchField } from '../parts/filter-fields.tsx';
import { ListPage } from '../parts/list-page.tsx';
import { readQuery } from '../parts/read-query.ts';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/products.page';
import { t } from './catalogue-words.ts';
import { categoryOptions } from './category-options.ts';
import { ProductsTable } from './products-table.tsx';

export const handle = { name: 'office-products', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { page, text, oneOf } = readQuery(request);
  const filter = {
    search: text('recherche'),
    species: oneOf('animal', SPECIES),
    category: text('categorie'),
    status: oneOf('etat', PRODUCT_STATUSES),
    stock: oneOf('stock', STOCK_STATES),
  };
  const catalogue = teamCatalogueCalls(admin);
  const [{ members, total }, categories] = await Promise.all([
    catalogue.list({ ...filter, page: String(page) }),
    catalogue.categories(),
  ]);
  const choices = categories.members.map(({ path, name }) => ({ path, name }));
  return { products: members, total, page, filter, categories: choices };
}

export const meta = () => officeHead(t('title'));

const options = (values: readonly string[], area: 'species' | 'statuses' | 'stockStates') =>
  values.map((value) => ({ value, label: t.translate(`${area}.${value}`) }));

export default function OfficeProductsPage({ loaderData }: Route.ComponentProps) {
  const { products, total, page, filter, categories } = loaderData;
  const any = t('fields.all');
  const mayEdit = useMay('catalogue.manage');
  return (
    <ListPage
      title={t('title')}
      lead={t('lead', { count: total })}
      aside={
        <>
          {mayEdit && (
            <LinkButton to={officePaths.newProduct()} variant="secondary" size="compact">
              {t('new.link')}
            </LinkButton>
          )}
          <LinkButton to={officePaths.categories()} variant="secondary" size="compact">
            {t('categories')}
          </LinkButton>
          <LinkButton to={officePaths.synonyms()} variant="secondary" size="compact">
            {t('synonyms')}
          </LinkButton>
        </>
      }
      to={officePaths.products}
      filter={filter}
      page={page}
      total={total}
      fields={
        <>
          <SearchField
            label={t('fields.search')}
            placeholder={t('fields.searchHint')}
            value={filter.search}
          />
          <ChoiceField
            name="animal"
            label={t('fields.species')}
            any={any}
            value={filter.species}
            options={options(SPECIES, 'species')}
          />
          <ChoiceField
            name="categorie"
            label={t('fields.category')}
            any={any}
            value={filter.category}
            options={categoryOptions(categories)}
          />
          <ChoiceField
            name="etat"
            label={t('fields.status')}
            any={any}
            value={filter.status}
            options={options(PRODUCT_STATUSES, 'statuses')}
          />
          <ChoiceField
            name="stock"
            label={t('fields.stock')}
            any={any}
            value={filter.stock}
            options={options(STOCK_STATES, 'stockStates')}
          />
        </>
      }
    >
      <ProductsTable products={products} />
    </ListPage>
  );
}
