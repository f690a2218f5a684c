import { data } from 'react-router';
import type { RouteHandle } from '#pages/route-handle.ts';
import { teamCatalogueCalls } from '#services/admin/catalogue.ts';
import { Grid } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/variant-prices.page';
import { t } from './catalogue-words.ts';
import { PriceForm } from './price-form.tsx';
import { priceIntents } from './price-intents.server.ts';
import { PresentPrices, PriceHistory } from './prices-panel.tsx';
import { ScheduledPrices } from './scheduled-prices.tsx';

export const handle = { name: 'office-variant-prices', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params: { sku, code } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const product = await teamCatalogueCalls(admin).read(sku);
  const variant = product.variants.find((one) => one.code === code);
  if (!variant) throw data(null, { status: 404 });
  const keys = { change: newFormKey(), cancel: newFormKey() };
  const { name, channels, today } = product;
  return { sku, name, channels, variant, keys, today };
}

export async function action({ context, request, params: { sku, code } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const { channels } = await teamCatalogueCalls(admin).read(sku);
  const next = officePaths.variantPrices(sku, code);
  return answerIntent(priceIntents, request, { admin, code, channels, next });
}

const titleOf = (name: string, format: string) => t('prices.title', { name, format });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  officeHead(loaderData ? titleOf(loaderData.name, loaderData.variant.format) : t('title'));

/** Current, former and scheduled prices of a format. */
export default function VariantPricesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sku, name, channels, variant, keys, today } = loaderData;
  const mayChange = useMay('prices.manage');
  const back = (
    <Link to={officePaths.product(sku)} className="link text-small">
      {name}
    </Link>
  );
  return (
    <>
      <PageTitle lead={t('prices.lead', { code: variant.code })} aside={back}>
        {titleOf(name, variant.format)}
      </PageTitle>
      <Grid columns="aside" className="items-start gap-6 *:min-w-0">
        <div className="grid grid-cols-1 gap-6">
          <Panel title={t('prices.now')}>
            <PresentPrices variants={[variant]} />
          </Panel>
          {mayChange && (
            <PriceForm
              key={keys.change}
              formKey={keys.change}
              refused={actionData}
              channels={channels}
              today={today}
            />
          )}
          <Panel title={t('prices.scheduled')}>
            <ScheduledPrices
              scheduled={variant.scheduled}
              formKey={keys.cancel}
              refused={actionData}
              mayCancel={mayChange}
            />
          </Panel>
          <Panel title={t('product.history')}>
            <PriceHistory variants={[variant]} />
          </Panel>
        </div>
        <div className="grid grid-cols-1 gap-6">
          <Panel title={t('prices.subscriptions')}>
            <p className="text-small">{t('prices.subscriptionsText')}</p>
            {mayChange && (
              <Link to={officePaths.newChange('prix')} className="link mt-2 inline-block">
                {t('prices.announce')}
              </Link>
            )}
          </Panel>
          <Panel title={t('prices.referenceTitle')}>
            <p className="text-small">{t('prices.referenceText')}</p>
          </Panel>
        </div>
      </Grid>
    </>
  );
}
