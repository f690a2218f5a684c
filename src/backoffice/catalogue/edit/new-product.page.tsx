import { redirect } from 'react-router';
import { z } from 'zod';
import { newProduct } from '#modules/catalog/admin-contracts.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { teamCatalogueCalls } from '#services/admin/catalogue.ts';
import { Card } from '#ui/card.tsx';
import { type FormOf, plainForm, shownForms } from '../../form/plain-form.server.ts';
import { PlainForm } from '../../form/plain-form.tsx';
import { officeHead } from '../../office-head.ts';
import { answerIntent } from '../../parts/answer-intent.server.ts';
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
  return {
    categories: members.map(({ path, name }) => ({ path, name })),
    formKey: newFormKey(),
    forms: shownForms({ createProduct }),
  };
}

const typedProduct = newProduct.extend({
  category: z.string().transform((path) => path || null),
});

const createProduct = plainForm({
  name: 'createProduct',
  schema: typedProduct,
  fields: { category: { control: 'choice', isRequired: false } },
  send: async ({ admin, key }: FormOf<object>, typed) => {
    const { sku } = await teamCatalogueCalls(admin).create(typed, key);
    throw redirect(sku ? officePaths.editProduct(sku) : officePaths.products());
  },
});

export async function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent({ createProduct }, request, { admin, next: officePaths.products() });
}

export const meta = () => officeHead(t('new.title'));

/** Creates a product. */
export default function NewProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { categories, formKey, forms } = loaderData;
  return (
    <>
      <PageTitle lead={t('new.lead')}>{t('new.title')}</PageTitle>
      <Card as="section" className="max-w-narrow">
        <PlainForm
          form={forms.createProduct}
          t={t}
          formKey={formKey}
          refused={actionData}
          offered={{ category: categoryOptions(categories) }}
          says={{
            species: (value) => t.translate(`options.species.${value}`),
            kind: (value) => t.translate(`kinds.${value}`),
            taxCategory: (value) => t.translate(`taxCategories.${value}`),
          }}
        />
      </Card>
    </>
  );
}
