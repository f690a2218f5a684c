import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { teamCatalogueCalls, teamStockCalls } from '#services/admin/catalogue.ts';
import { Grid } from '#ui/layout.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { Facts } from '../parts/facts.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/product.page';
import { t } from './catalogue-words.ts';
import { FormatsTable } from './formats-table.tsx';
import { LabelPanel } from './label-panel.tsx';
import { PicturesPanel } from './pictures-panel.tsx';
import { PricesPanel } from './prices-panel.tsx';
import { ProductStatus } from './product-status.tsx';
import { TranslationsPanel } from './translations/translations-panel.tsx';

export const handle = { name: 'office-product', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const calls = teamCatalogueCalls(admin);
  const [product, translations, demand] = await Promise.all([
    calls.read(params.sku),
    calls.translations(params.sku),
    teamStockCalls(admin).demand(params.sku),
  ]);
  return { product, translations, demand: demand.members };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  officeHead(loaderData?.product.name ?? t('title'));

/** The back office page of a product. */
export default function OfficeProductPage({ loaderData }: Route.ComponentProps) {
  const { product, translations, demand } = loaderData;
  const mayEdit = useMay('catalogue.manage');
  const { sku, name, status, replacedBy, subscribable } = product;
  const categories = product.categories.map((one) => one.name).join(', ');
  return (
    <>
      <PageTitle
        lead={product.shortDescription}
        aside={
          <>
            <ProductStatus status={status} />
            <Link
              to={officePaths.productVersions(sku)}
              className="link inline-flex min-h-8 items-center text-small"
            >
              {t('versions.link')}
            </Link>
            {mayEdit && (
              <LinkButton to={officePaths.editProduct(sku)} variant="secondary" size="compact">
                {t('edit.link')}
              </LinkButton>
            )}
          </>
        }
      >
        {name}
      </PageTitle>
      <Grid columns="aside" className="items-start gap-6 *:min-w-0">
        <div className="grid grid-cols-1 gap-6">
          <Panel title={t('product.formats')}>
            <FormatsTable product={product} demand={demand} />
            <p className="mt-3 text-small text-encre-2">{t('product.heldHint')}</p>
          </Panel>
          <PricesPanel product={product} />
          {product.label && <LabelPanel label={product.label} />}
        </div>
        <div className="grid grid-cols-1 gap-6">
          <Panel title={t('product.facts')}>
            <Facts
              facts={[
                [t('product.sku'), sku],
                [
                  t('product.kind'),
                  `${t(`kinds.${product.kind}`)}, ${t(`options.species.${product.species}`)}`,
                ],
                [t('product.categories'), categories],
                [
                  t('product.replacedBy'),
                  replacedBy && (
                    <Link to={officePaths.product(replacedBy.sku)} className="link">
                      {replacedBy.name}
                    </Link>
                  ),
                ],
                [t('product.state'), status === 'draft' && t('notPublished')],
                [t('product.subscribable'), subscribable ? t('product.yes') : t('product.no')],
                [
                  t('product.shown'),
                  status !== 'hidden' && status !== 'draft' && (
                    <Link to={paths.product(product.slug)} className="link">
                      {t('product.see')}
                    </Link>
                  ),
                ],
              ]}
            />
          </Panel>
          {subscribable && status !== 'draft' && (
            <Panel title={t('product.renewals')}>
              <p className="text-small">{renewalText(product)}</p>
            </Panel>
          )}
          <TranslationsPanel
            translations={translations}
            to={officePaths.translateProduct(sku)}
            mayEdit={mayEdit}
          />
          <PicturesPanel pictures={product.pictures} />
        </div>
      </Grid>
    </>
  );
}

/** What becomes of a product in a delivery of a subscription (REL-36 to REL-38). */
function renewalText({ status, replacedBy }: Route.ComponentProps['loaderData']['product']) {
  if (status === 'replaced') return t('product.renewalsReplaced', { name: replacedBy?.name ?? '' });
  if (status === 'stopped') return t('product.renewalsStopped');
  return status === 'hidden' ? t('product.renewalsHidden') : t('product.renewalsOut');
}
