import { z } from 'zod';
import { fullDate, shortDate } from '#i18n/dates.ts';
import { STANDINGS } from '#modules/planned-changes/rules/index.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { plannedChangeCalls } from '#services/admin/planned-changes.ts';
import { Link } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { answerIntent, type OfficeIntent } from '../parts/answer-intent.server.ts';
import { Facts } from '../parts/facts.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Pager } from '../parts/pager.tsx';
import { Panel } from '../parts/panel.tsx';
import { readQuery } from '../parts/read-query.ts';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/change.page';
import { t } from './announced-words.ts';
import { ChangeState } from './change-state.tsx';
import { ImpactPanel } from './impact-panel.tsx';
import { TouchedTable } from './touched-table.tsx';

export const handle = { name: 'office-change', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { page, oneOf } = readQuery(request);
  const standing = oneOf('etat', STANDINGS);
  const calls = plannedChangeCalls(admin);
  const [change, { members, total }] = await Promise.all([
    calls.read(id),
    calls.touched(id, { standing, page: String(page) }),
  ]);
  return { change, rows: members, total, page, standing, formKey: newFormKey() };
}

const stop: OfficeIntent<{ id: string }> = ({ admin, id, data, key }) =>
  submitForm({
    form: 'stop',
    data,
    schema: z.object({}),
    send: () => plannedChangeCalls(admin).stop(id, key),
  });

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent({ stop }, request, { admin, id, next: officePaths.change(id) });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  officeHead(loaderData?.change.title ?? t('title'));

/** One planned change: its scope, who was notified, and the state of each subscription. */
export default function ChangePage({ loaderData, actionData }: Route.ComponentProps) {
  const { change, rows, total, page, standing, formKey } = loaderData;
  const { kind, title, staffName, createdAt, state, standings } = change;
  const mayStop = useMay('prices.manage') && state === 'planned';
  return (
    <>
      <PageTitle
        lead={t('one.lead', { name: staffName, date: fullDate(createdAt) })}
        aside={<ChangeState state={state} standings={standings} />}
      >
        {t('one.title', { kind: t(`kind.${kind}`), title })}
      </PageTitle>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <Panel title={t('one.facts')}>
          <Facts
            facts={[
              [t('columns.appliesOn'), fullDate(change.appliesOn)],
              [t('one.notice'), t('one.days', { count: change.noticeDays })],
              [t('one.reason'), change.reason],
            ]}
          />
          {mayStop && (
            <div className="mt-5 grid gap-3">
              <p className="text-small text-encre-2">{t('one.stopText')}</p>
              <ActionForm
                name="stop"
                formKey={formKey}
                refused={actionData}
                submit={t('one.stop')}
                asks={t('one.stopAsks')}
                variant="danger"
              />
            </div>
          )}
        </Panel>
        <ImpactPanel impact={change.impact} kind={kind} />
      </div>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)]">
        <Panel title={t('one.rows')}>
          <Progress change={change} shown={standing} />
          {rows.length > 0 && <TouchedTable rows={rows} />}
          <Pager
            page={page}
            total={total}
            to={(next) => officePaths.change(change.id, { page: next, standing })}
          />
        </Panel>
      </div>
    </>
  );
}

type Shown = Pick<Route.ComponentProps['loaderData'], 'change'> & { shown: string | undefined };

/** Number of subscriptions by state; each links to a filtered list. */
function Progress({ change, shown }: Shown) {
  const { id, standings, touched, announceOn } = change;
  if (touched === 0) return <p>{t('one.progressHint', { date: shortDate(announceOn) })}</p>;
  const all = [
    { name: undefined, text: `${t('one.all')} (${touched})` },
    ...STANDINGS.flatMap((name) =>
      standings[name] ? [{ name, text: `${t(`standing.${name}`)} (${standings[name]})` }] : [],
    ),
  ];
  return (
    <nav aria-label={t('one.progress')} className="mb-4">
      <ul className="flex flex-wrap gap-x-5">
        {all.map(({ name, text }) => (
          <li key={text}>
            <Link
              to={officePaths.change(id, { standing: name })}
              className="link inline-flex min-h-11 items-center text-small"
              aria-current={name === shown ? 'page' : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
