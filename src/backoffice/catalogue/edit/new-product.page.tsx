import { redirect } from 'react-router';
import { z } from 'zod';
import { KINDS, newProduct, SPECIES, TAX_CATEGORIES } from '#modules/catalog/admin-contracts.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { useForm } from '#pages/forms/use-form.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { teamCatalogueCalls } from '#services/admin/catalogue.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { officeHead } from '../../office-head.ts';
import { answerIntent, type OfficeIntent } from '../../parts/answer-intent.server.ts';
import { FormKey } from '../../parts/form-key.tsx';
import { newFormKey } from '../../parts/new-form-key.server.ts';
import { PageTitle } from '../../parts/page-title.tsx';
import { officePaths } from '../../paths.ts';
import { requireStaff } from '../../require-staff.server.ts';
import { t } from '../catalogue-words.ts';
import { categoryOptions } from '../category-options.ts';
import type { Route } from './+types/new-product.page';

export const handle = { name: 'office-new-product', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { members } = await teamCatalogueCalls(admin).categories();
  return { categories: members.map(({ path, name }) => ({ path, name })), formKey: newFormKey() };
}

const typedProduct = newProduct.extend({
  category: z.string().transform((path) => path || null),
});

const createProduct: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'createProduct',
    data,
    schema: typedProduct,
    send: async (typed) => {
      const { sku } = await teamCatalogueCalls(admin).create(typed, key);
      throw redirect(sku ? officePaths.editProduct(sku) : officePaths.products());
    },
  });

export async function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent({ createProduct }, request, { admin, next: officePaths.products() });
}

export const meta = () => officeHead(t('new.title'));

/** Where a product begins. */
export default function NewProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { categories, formKey } = loaderData;
  const form = useForm('createProduct', actionData);
  return (
    <>
      <PageTitle lead={t('new.lead')}>{t('new.title')}</PageTitle>
      <Card as="section" className="max-w-narrow">
        <PageForm form={form} className="grid gap-4">
          <FormKey value={formKey} />
          <TextField {...form.field('name')} label={t('edit.name')} required maxLength={120} />
          <Select
            {...form.field('species')}
            label={t('fields.species')}
            options={SPECIES.map((value) => ({ value, label: t(`options.species.${value}`) }))}
          />
          <Select
            {...form.field('kind')}
            label={t('product.kind')}
            options={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
          <Select
            {...form.field('taxCategory')}
            label={t('edit.taxCategory')}
            hint={t('new.taxHint')}
            options={TAX_CATEGORIES.map((value) => ({ value, label: t(`taxCategories.${value}`) }))}
          />
          <Select
            {...form.field('category')}
            label={t('edit.category')}
            placeholder={t('edit.none')}
            options={categoryOptions(categories)}
          />
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
