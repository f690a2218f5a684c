import { listPreparation } from '#modules/orders/admin-operations.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { waveCalls } from '#services/admin/waves.ts';
import { Link } from '#ui/link.tsx';
import { Status } from '#ui/status.tsx';
import { answerList } from '../list/answer-list.server.ts';
import { isBulk, type ListAnswer } from '../list/bulk-answer.ts';
import { loadList } from '../list/load-list.server.ts';
import { OfficeList } from '../list/office-list.tsx';
import { serveList } from '../list/serve-list.server.ts';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import { preparationIntents } from '../waves/open-wave-intent.server.ts';
import { OpenWavePanel } from '../waves/open-wave-panel.tsx';
import type { Route } from './+types/preparation.page';
import { methodOf, preparationOffice } from './preparation-list.tsx';
import { t } from './preparation-words.ts';

export const handle = { name: 'office-preparation', tracking: false } satisfies RouteHandle;

const served = serveList(preparationOffice, listPreparation);

export async function loader(args: Route.LoaderArgs) {
  const { admin } = requireStaff(args.context, args.request);
  const [list, waves] = await Promise.all([
    loadList(args, served, ({ waiting, held }) => ({ waiting, held })),
    waveCalls(admin).list(),
  ]);
  return { list, waves, formKey: newFormKey() };
}

export async function action(args: Route.ActionArgs) {
  const { admin } = requireStaff(args.context, args.request);
  const intent = String((await args.request.clone().formData()).get('intent'));
  return Object.hasOwn(preparationIntents, intent)
    ? answerIntent(preparationIntents, args.request, { admin, next: officePaths.preparation() })
    : answerList(args, served);
}

export const meta = () => officeHead(t('title'));

/** Paid orders that were not sent, earliest promise first, by shipping method. */
export default function PreparationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, waves, formKey } = loaderData;
  const { waiting, held } = list.besides;
  const { method, due } = list.shown.choice;
  const all = waiting.reduce((sum, one) => sum + one.orders, 0);
  const late = waiting.reduce((sum, one) => sum + one.late, 0);
  const answer = actionData as ListAnswer | undefined;
  return (
    <OfficeList
      office={preparationOffice}
      loaded={list}
      answer={answer}
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
          filter={{ method, due }}
          waiting={list.total}
          formKey={formKey}
          refused={isBulk(answer) ? undefined : answer}
        />
      }
      none={t(method || due ? 'emptyNarrowed' : 'empty')}
      offers={{
        method: waiting.map(({ methodCode, methodName, orders }) => ({
          value: methodCode,
          label: t('methodOption', { name: methodName, count: orders }),
        })),
      }}
      groupOf={methodOf}
    />
  );
}
