import { teamCatalogueCalls } from '#services/admin/catalogue.ts';
import { Alert } from '#ui/alert.tsx';
import { Grid } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import type { RouteHandle } from '../../../storefront/route-handle.ts';
import { officeHead } from '../../office-head.ts';
import { answerIntent } from '../../parts/answer-intent.server.ts';
import { newFormKey } from '../../parts/new-form-key.server.ts';
import { PageTitle } from '../../parts/page-title.tsx';
import { officePaths } from '../../paths.ts';
import { requireStaff } from '../../require-staff.server.ts';
import { t } from '../catalogue-words.ts';
import type { Route } from './+types/edit-product.page';
import { editIntents } from './edit-intents.server.ts';
import { CopyForm, PicturesForm, StatusForm } from './state-forms.tsx';
import { LabelForm, TextsForm } from './text-forms.tsx';

export const handle = { name: 'office-edit-product', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const product = await teamCatalogueCalls(admin).read(params.sku);
  const done = new URL(request.url).searchParams.has('fait');
  return { product, done, formKey: newFormKey() };
}

export async function action({ context, request, params: { sku } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent(editIntents, request, {
    ...{ admin, sku, next: officePaths.editProduct(sku, 'enregistre') },
  });
}

/** Also after a refusal: who was told of another's change saves over the version they now see. */
export const shouldRevalidate = () => true;

const titleOf = (name: string) => t('edit.title', { name });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  officeHead(loaderData ? titleOf(loaderData.product.name) : t('title'));

/** Where a product is edited, each part saved by itself. */
export default function EditProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, done, formKey } = loaderData;
  const edit = { product, formKey, version: product.version, refused: actionData };
  const back = (
    <Link to={officePaths.product(product.sku)} className="link text-small">
      {product.sku}
    </Link>
  );
  return (
    <>
      <PageTitle aside={back}>{titleOf(product.name)}</PageTitle>
      {done && !actionData && (
        <Alert tone="success" className="mb-6">
          {t('edit.done')}
        </Alert>
      )}
      <Grid columns="aside" className="items-start gap-6 *:min-w-0">
        <div className="grid grid-cols-1 gap-6">
          <TextsForm key={`texts ${product.version}`} {...edit} />
          {product.label && (
            <LabelForm key={`label ${product.version}`} {...edit} label={product.label} />
          )}
        </div>
        <div className="grid grid-cols-1 gap-6">
          <StatusForm key={`status ${product.version}`} {...edit} />
          <PicturesForm key={`pictures ${product.version}`} {...edit} />
          <CopyForm key={`copy ${product.version}`} {...edit} />
        </div>
      </Grid>
    </>
  );
}
