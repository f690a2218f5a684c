import { data } from 'react-router';
import type { RouteHandle } from '#pages/route-handle.ts';
import { segmentCalls } from '#services/admin/segments.ts';
import { Alert } from '#ui/alert.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { readQuery } from '../parts/read-query.ts';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/segment.page';
import { MembersPanel } from './members-panel.tsx';
import { SegmentForm } from './segment-form.tsx';
import { previewOf, segmentIntents } from './segment-intents.server.ts';
import { ruleWords, t } from './segment-words.ts';

export const handle = { name: 'office-segment', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const calls = segmentCalls(admin);
  const [segment, breeds] = await Promise.all([calls.read(id), calls.breeds()]);
  const preview = await calls.preview({ rules: segment.rules });
  const done = readQuery(request).oneOf('fait', ['enregistre'] as const);
  return { segment, breeds, preview, done, formKey: newFormKey() };
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const typed = await request.clone().formData();
  if (typed.has('preview')) {
    const answer = await previewOf(admin, typed, 'editSegment');
    return data(answer, { status: answer.preview ? 200 : 422 });
  }
  return answerIntent(segmentIntents, request, {
    admin,
    id,
    next: officePaths.segment(id, 'enregistre'),
  });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  officeHead(loaderData?.segment.name ?? t('title'));

/** A segment: criteria, members, and where it is used. */
export default function SegmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { segment, breeds, preview, done, formKey } = loaderData;
  const mayManage = useMay('promotions.manage');
  const mayKnow = useMay('customers.read');
  const names = Object.fromEntries(breeds.map(({ code, name }) => [code, name]));
  return (
    <>
      <PageTitle
        lead={
          <Link to={officePaths.segments()} className="link">
            {t('back')}
          </Link>
        }
        aside={
          mayKnow && (
            <LinkButton
              to={officePaths.customers({ segment: String(segment.id) })}
              size="compact"
              variant="secondary"
            >
              {t('show')}
            </LinkButton>
          )
        }
      >
        {segment.name}
      </PageTitle>
      {done && !actionData && (
        <Alert tone="success" live className="mb-6">
          {t('saved')}
        </Alert>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Panel title={t('uses.title')}>
          {segment.uses.length === 0 && <p className="text-small">{t('uses.none')}</p>}
          <ul className="grid gap-1">
            {segment.uses.map(({ kind, id, name, isOpen }) => (
              <li key={`${kind}-${id}`}>
                <Link
                  to={
                    kind === 'promotion'
                      ? officePaths.promotion(id)
                      : officePaths.newsletterIssue(id)
                  }
                  className="link"
                >
                  {name}
                </Link>{' '}
                <span className="text-small text-encre-2">
                  {t(isOpen ? `uses.${kind}` : 'uses.sent')}
                </span>
              </li>
            ))}
          </ul>
          {mayManage && (
            <div className="mt-4">
              <ActionForm
                name="removeSegment"
                formKey={`${formKey}-remove`}
                refused={actionData}
                submit={t('remove')}
                variant="danger"
                asks={t('removeAsks')}
              />
            </div>
          )}
        </Panel>
        {mayManage ? (
          <SegmentForm
            key={segment.version}
            name="editSegment"
            segment={segment}
            breeds={breeds}
            formKey={formKey}
            preview={preview}
            answer={actionData}
          />
        ) : (
          <>
            <Panel title={t('columns.rules')}>
              <ul className="grid gap-1">
                {ruleWords(segment.rules, names).map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            </Panel>
            <MembersPanel members={preview} isLive={false} />
          </>
        )}
      </div>
    </>
  );
}
