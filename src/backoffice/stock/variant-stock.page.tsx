import { data } from 'react-router';
import { number } from '#i18n/numbers.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { teamCatalogueCalls, teamStockCalls } from '#services/admin/catalogue.ts';
import { Grid } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { shownForms } from '../form/plain-form.server.ts';
import { PlainForm } from '../form/plain-form.tsx';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { Facts } from '../parts/facts.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Pager } from '../parts/pager.tsx';
import { Panel } from '../parts/panel.tsx';
import { readQuery } from '../parts/read-query.ts';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/variant-stock.page';
import { LotsPanel } from './lots-panel.tsx';
import { MoveForm } from './move-form.tsx';
import { MovementsTable } from './movements-table.tsx';
import { stockIntents } from './stock-intents.server.ts';
import { t } from './stock-words.ts';

export const handle = { name: 'office-variant-stock', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params: { sku, code } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { page } = readQuery(request);
  const stock = teamStockCalls(admin);
  const [product, demand, { members, total }, lots] = await Promise.all([
    teamCatalogueCalls(admin).read(sku),
    stock.demand(sku),
    stock.movements(code, { page: String(page) }),
    stock.lots({ variant: code }),
  ]);
  const variant = product.variants.find((one) => one.code === code);
  if (!variant) throw data(null, { status: 404 });
  const { held = 0, sold = 0 } = demand.members.find((one) => one.code === code) ?? {};
  const keys = { move: newFormKey(), threshold: newFormKey(), lot: newFormKey() };
  const { name } = product;
  const forms = shownForms(stockIntents);
  return { sku, name, variant, held, sold, lots, movements: members, total, page, keys, forms };
}

export async function action({ context, request, params: { sku, code } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const next = officePaths.variantStock(sku, code);
  return answerIntent(stockIntents, request, { admin, code, next });
}

const titleOf = (name: string, format: string) => t('variant.title', { name, format });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  officeHead(loaderData ? titleOf(loaderData.name, loaderData.variant.format) : t('title'));

/** The stock of an article: lots, movements and forms. */
export default function VariantStockPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sku, name, variant, held, sold, lots, movements, total, page, keys, forms } = loaderData;
  const mayMove = useMay('stock.manage');
  const back = (
    <Link to={officePaths.product(sku)} className="link text-small">
      {name}
    </Link>
  );
  return (
    <>
      <PageTitle lead={t('variant.lead', { code: variant.code })} aside={back}>
        {titleOf(name, variant.format)}
      </PageTitle>
      <Grid columns="aside" className="items-start gap-6 *:min-w-0">
        <div className="grid grid-cols-1 gap-6">
          {mayMove && (
            <MoveForm key={keys.move} formKey={keys.move} refused={actionData} held={held} />
          )}
          <LotsPanel
            lots={lots.members}
            today={lots.today}
            soon={lots.soon}
            formKey={keys.lot}
            refused={actionData}
          />
          <Panel title={t('variant.journal')}>
            {movements.length === 0 ? (
              <p>{t('variant.empty')}</p>
            ) : (
              <MovementsTable movements={movements} />
            )}
            <Pager
              page={page}
              total={total}
              to={(to) => officePaths.variantStock(sku, variant.code, to)}
            />
          </Panel>
        </div>
        <div className="grid grid-cols-1 gap-6">
          <Panel title={t('variant.facts')}>
            <Facts
              facts={[
                [t('variant.available'), number(variant.available)],
                [t('variant.onHand'), number(variant.onHand)],
                [t('variant.promised'), number(variant.promised)],
                [t('variant.held'), number(held)],
                [t('variant.sold'), number(sold)],
                [t('variant.threshold'), number(variant.lowStockAt)],
              ]}
            />
          </Panel>
          {mayMove && (
            <Panel title={t('variant.thresholdTitle')}>
              <PlainForm
                key={variant.lowStockAt}
                form={forms.setLowStock}
                t={t}
                formKey={keys.threshold}
                refused={actionData}
                values={{ lowStockAt: String(variant.lowStockAt) }}
                variant="secondary"
              />
            </Panel>
          )}
        </div>
      </Grid>
    </>
  );
}
