import { PRODUCT_STATUSES, SPECIES, STOCK_STATES } from '#modules/catalog/admin-contracts.ts';
import { teamCatalogueCalls } from '#services/admin/catalogue.ts';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { RouteHandle } from '../../storefront/route-handle.ts';
import { t as frame } from '../frame/frame-words.ts';
import { officeHead } from '../office-head.ts';
import { FilterForm } from '../parts/filter-form.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Pager, pageOf } from '../parts/pager.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/products.page';
import { t } from './catalogue-words.ts';
import { ProductsTable } from './products-table.tsx';

export const handle = { name: 'office-products', tracking: false } satisfies RouteHandle;

/** The value when it is one of those known; an address may be typed by hand. */
const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((one) => one === value);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const query = new URL(request.url).searchParams;
  const page = pageOf(query);
  const filter = {
    search: query.get('recherche')?.slice(0, 200) || undefined,
    species: oneOf(SPECIES, query.get('animal')),
    category: query.get('categorie')?.slice(0, 200) || undefined,
    status: oneOf(PRODUCT_STATUSES, query.get('etat')),
    stock: oneOf(STOCK_STATES, query.get('stock')),
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
  const narrowed = Object.values(filter).some(Boolean);
  const all = t('fields.all');
  return (
    <>
      <PageTitle lead={t('lead', { count: total })}>{t('title')}</PageTitle>
      <FilterForm reset={officePaths.products()} narrowed={narrowed}>
        <TextField
          id="recherche"
          name="recherche"
          type="search"
          label={t('fields.search')}
          placeholder={t('fields.searchHint')}
          defaultValue={filter.search}
          maxLength={200}
        />
        <Select
          {...{ id: 'animal', name: 'animal', label: t('fields.species'), placeholder: all }}
          defaultValue={filter.species}
          options={options(SPECIES, 'species')}
        />
        <Select
          {...{ id: 'categorie', name: 'categorie', label: t('fields.category') }}
          placeholder={all}
          defaultValue={filter.category}
          options={categories.map(({ path, name }) => ({
            value: path,
            label: `${'– '.repeat(path.split('/').length - 1)}${name}`,
          }))}
        />
        <Select
          {...{ id: 'etat', name: 'etat', label: t('fields.status'), placeholder: all }}
          defaultValue={filter.status}
          options={options(PRODUCT_STATUSES, 'statuses')}
        />
        <Select
          {...{ id: 'stock', name: 'stock', label: t('fields.stock'), placeholder: all }}
          defaultValue={filter.stock}
          options={options(STOCK_STATES, 'stockStates')}
        />
      </FilterForm>
      {products.length === 0 ? <p>{frame('nothing')}</p> : <ProductsTable products={products} />}
      <Pager page={page} total={total} to={(page) => officePaths.products({ ...filter, page })} />
    </>
  );
}
