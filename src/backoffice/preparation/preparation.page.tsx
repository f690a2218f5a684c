import { DUE, type PreparedOrderShape } from '#modules/orders/admin-contracts.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { preparationCalls } from '#services/admin/preparation.ts';
import { waveCalls } from '#services/admin/waves.ts';
import { Link } from '#ui/link.tsx';
import { Status } from '#ui/status.tsx';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { ChoiceField } from '../parts/filter-fields.tsx';
import { ListPage } from '../parts/list-page.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { readQuery } from '../parts/read-query.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import { preparationIntents } from '../waves/open-wave-intent.server.ts';
import { OpenWavePanel } from '../waves/open-wave-panel.tsx';
import type { Route } from './+types/preparation.page';
import { ChoiceForm } from './choice-form.tsx';
import { PreparationTable } from './preparation-table.tsx';
import { t } from './preparation-words.ts';
import { filterOf } from './read-choice.server.ts';

export const handle = { name: 'office-preparation', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { page } = readQuery(request);
  const filter = filterOf(request);
  const [answer, waves] = await Promise.all([
    preparationCalls(admin).list({ ...filter, page: String(page) }),
    waveCalls(admin).list(),
  ]);
  const { 'hydra:member': orders, 'hydra:totalItems': total, waiting, held } = answer;
  return { orders, total, waiting, held, waves, page, filter, formKey: newFormKey() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent(preparationIntents, request, { admin, next: officePaths.preparation() });
}

export const meta = () => officeHead(t('title'));

/** What is paid for and has not left, oldest promise first. */
export default function PreparationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { orders, total, waiting, held, waves, page, filter, formKey } = loaderData;
  const all = waiting.reduce((sum, one) => sum + one.orders, 0);
  const late = waiting.reduce((sum, one) => sum + one.late, 0);
  const narrowed = Boolean(filter.method || filter.due);
  return (
    <ListPage
      title={t('title')}
      lead={t('lead', { count: all })}
      aside={
        <>
          <Link to={officePaths.manifest()} className="link text-small">
            {t('manifest')}
          </Link>
          <Link to={officePaths.claims()} className="link text-small">
            {t('claims')}
          </Link>
          {late > 0 && <Status tone="error">{t('late', { count: late })}</Status>}
          {held > 0 && (
            <Link to={officePaths.orders({ held: 'any' })} className="link text-small">
              {t('held', { count: held })}
            </Link>
          )}
        </>
      }
      above={
        <OpenWavePanel
          key={formKey}
          waves={waves}
          filter={filter}
          waiting={total}
          formKey={formKey}
          refused={actionData}
        />
      }
      to={officePaths.preparation}
      filter={filter}
      page={page}
      total={total}
      none={t(narrowed ? 'emptyNarrowed' : 'empty')}
      fields={
        <>
          <ChoiceField
            name="transporteur"
            label={t('fields.method')}
            any={t('fields.allMethods')}
            value={filter.method}
            options={waiting.map(({ methodCode, methodName, orders }) => ({
              value: methodCode,
              label: t('methodOption', { name: methodName, count: orders }),
            }))}
          />
          <ChoiceField
            name="depart"
            label={t('fields.until')}
            any={t('fields.anyDay')}
            value={filter.due}
            options={DUE.map((due) => ({ value: due, label: t(`fields.${due}`) }))}
          />
        </>
      }
    >
      <ChoiceForm filter={filter} page={page}>
        {groupsOf(orders).map((group) => (
          <PreparationTable key={group.code} {...group} />
        ))}
      </ChoiceForm>
    </ListPage>
  );
}

/** By way of sending; the one whose parcel is due first stands first. */
function groupsOf(orders: readonly PreparedOrderShape[]) {
  const groups = Map.groupBy(orders, ({ methodCode }) => methodCode);
  return [...groups].map(([code, members]) => ({
    code,
    name: [members[0]?.methodName, members[0]?.carrier].filter(Boolean).join(' · '),
    orders: members,
  }));
}
