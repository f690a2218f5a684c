import { readAgain } from '#pages/read-again.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { productVersionCalls, teamCatalogueCalls } from '#services/admin/catalogue.ts';
import { Alert } from '#ui/alert.tsx';
import { Grid } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { officeHead } from '../../office-head.ts';
import { answerIntent } from '../../parts/answer-intent.server.ts';
import { newFormKey } from '../../parts/new-form-key.server.ts';
import { PageTitle } from '../../parts/page-title.tsx';
import { officePaths } from '../../paths.ts';
import { requireStaff } from '../../require-staff.server.ts';
import { t } from '../catalogue-words.ts';
import { ProductStatus } from '../product-status.tsx';
import type { Route } from './+types/edit-product.page';
import { AnalysisForm } from './analysis-form.tsx';
import { editForms, editIntents } from './edit-intents.server.ts';
import { FactsForm } from './facts-form.tsx';
import { MissingPanel } from './missing-panel.tsx';
import { PackagingForm, SafetyForm } from './pack-forms.tsx';
import { PreparedFor } from './prepared-for.tsx';
import { preparedFor } from './prepared-moment.ts';
import { AddPictureForm, CopyForm, PicturesForm, PublishForm, StatusForm } from './state-forms.tsx';
import { LabelForm, TextsForm } from './text-forms.tsx';
import { AddVariantForm, VariantsForm } from './variants-forms.tsx';

export const handle = { name: 'office-edit-product', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const calls = teamCatalogueCalls(admin);
  const [product, uses, choices, { members }, scheduled] = await Promise.all([
    calls.read(params.sku),
    calls.uses(params.sku),
    calls.choices(),
    calls.categories(),
    productVersionCalls(admin, params.sku).scheduled(),
  ]);
  const query = new URL(request.url).searchParams;
  const categories = members.map(({ path, name }) => ({ path, name }));
  return {
    product,
    uses,
    choices,
    categories,
    waiting: scheduled.filter(({ state }) => state === 'waiting' || state === 'overtaken').length,
    at: preparedFor(query),
    done: query.has('fait'),
    forms: editForms,
    formKey: newFormKey(),
  };
}

export async function action({ context, request, params: { sku } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent(editIntents, request, {
    admin,
    sku,
    next: officePaths.editProduct(sku, 'enregistre'),
  });
}

/** Also after a refusal, so that the next save is based on the version the user now sees. */
export const shouldRevalidate = readAgain;

const titleOf = (name: string) => t('edit.title', { name });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  officeHead(loaderData ? titleOf(loaderData.product.name) : t('title'));

/** The edit page of a product; each part is saved separately. */
export default function EditProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, uses, choices, categories, waiting, at, done, forms, formKey } = loaderData;
  const { sku, version, label, status } = product;
  const edit = { product, formKey, version, refused: actionData, at };
  const isDraft = status === 'draft';
  const back = (
    <>
      <ProductStatus status={status} />
      <Link to={officePaths.product(sku)} className="link text-small">
        {sku}
      </Link>
      <Link to={officePaths.productVersions(sku)} className="link text-small">
        {t('versions.link')}
      </Link>
    </>
  );
  return (
    <>
      <PageTitle aside={back}>{titleOf(product.name)}</PageTitle>
      {done && !actionData && (
        <Alert tone="success" className="mb-6">
          {t('edit.done')}
        </Alert>
      )}
      <PreparedFor
        at={at}
        waiting={waiting}
        now={officePaths.editProduct(sku)}
        versions={officePaths.productVersions(sku)}
      />
      <Grid columns="aside" className="items-start gap-6 *:min-w-0" key={at}>
        <div className="grid grid-cols-1 gap-6">
          <MissingPanel product={product} />
          <TextsForm {...edit} shown={forms.editTexts} />
          <FactsForm {...edit} choices={choices} categories={categories} />
          {label && <LabelForm {...edit} shown={forms.editLabel} label={label} isDraft={isDraft} />}
          {label && <AnalysisForm {...edit} label={label} />}
          {!at && <VariantsForm {...edit} />}
          {!at && <AddVariantForm {...edit} shown={forms.addVariant} />}
        </div>
        <div className="grid grid-cols-1 gap-6">
          {isDraft ? (
            <PublishForm {...edit} shown={forms.editStatus} />
          ) : (
            <StatusForm {...edit} shown={forms.editStatus} uses={uses} />
          )}
          <PicturesForm {...edit} />
          {!at && <AddPictureForm {...edit} />}
          <PackagingForm {...edit} />
          {product.taxCategory === 'accessory' && <SafetyForm {...edit} shown={forms.editSafety} />}
          {!at && <CopyForm {...edit} shown={forms.copyProduct} />}
        </div>
      </Grid>
    </>
  );
}
