import { fullDate } from '#i18n/dates.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { claimCalls } from '#services/admin/claims.ts';
import { Link } from '#ui/link.tsx';
import { Status } from '#ui/status.tsx';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { NothingYet } from '../parts/nothing-yet.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/claims.page';
import { claimsPageIntents } from './claim-intents.server.ts';
import { t } from './claims-words.ts';
import { ReceiveForm } from './receive-form.tsx';

export const handle = { name: 'office-claims', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  return { claims: await claimCalls(admin).list(), formKey: newFormKey() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent(claimsPageIntents, request, { admin, next: officePaths.claims() });
}

export const meta = () => officeHead(t('title'));

/** Claims without a solution for the customer yet, and those a carrier has not answered. */
export default function ClaimsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { claims, formKey } = loaderData;
  const back = (
    <Link
      to={officePaths.preparation()}
      className="link inline-flex min-h-11 items-center text-small"
    >
      {t('toPreparation')}
    </Link>
  );
  return (
    <>
      <PageTitle lead={t('lead', { count: claims.length })} aside={back}>
        {t('title')}
      </PageTitle>
      <ReceiveForm formKey={formKey} refused={actionData} />
      {claims.length === 0 && <NothingYet>{t('none')}</NothingYet>}
      {claims.length > 0 && (
        <Panel title={t('columns.what')}>
          <ol className="divide-y divide-brume-2 text-small">
            {claims.map((claim) => (
              <li
                key={claim.id}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2 md:grid-cols-[8rem_minmax(0,1fr)_10rem_12rem_8rem]"
              >
                <Link
                  to={officePaths.order(claim.number)}
                  className="link inline-flex min-h-11 items-center font-bold tabular-nums"
                >
                  {claim.number}
                </Link>
                <span className="order-3 min-w-0 break-words md:order-none">
                  {t(`kinds.${claim.kind}`)} · {claim.trackingNumber}
                  {claim.carrier && <span className="block text-encre-2">{claim.carrier}</span>}
                </span>
                <span className="order-4 md:order-none">{fullDate(claim.openedAt)}</span>
                <span className="order-5 min-w-0 break-words md:order-none">
                  {t(claim.reference ? 'claimedWith' : 'claimed', {
                    state: t(`states.${claim.state}`),
                    reference: claim.reference,
                  })}
                </span>
                <span className="order-2 justify-self-end md:order-none">
                  <Status tone={claim.outcome ? 'neutral' : 'warning'}>
                    {t(`outcomes.${claim.outcome ?? 'waiting'}`)}
                  </Status>
                </span>
              </li>
            ))}
          </ol>
        </Panel>
      )}
    </>
  );
}
