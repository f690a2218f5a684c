import { fullDate, shortDate, timeOfDay } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { Alert } from '#ui/alert.tsx';
import { Grid } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { type ShownForms, shownForms } from '../form/plain-form.server.ts';
import { PlainForm } from '../form/plain-form.tsx';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { AskFirst } from '../parts/ask-first.tsx';
import { Facts } from '../parts/facts.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { readQuery } from '../parts/read-query.ts';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/dispute.page';
import { disputeIntents } from './dispute-intents.server.ts';
import { reasonWords, t } from './disputes-words.ts';
import { loadDispute } from './load-dispute.server.ts';

export const handle = { name: 'office-dispute', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params: { number } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const done = readQuery(request).oneOf('fait', ['oui']);
  return {
    ...(await loadDispute(admin, number)),
    done,
    formKey: newFormKey(),
    forms: shownForms(disputeIntents),
  };
}

export function action({ context, request, params: { number } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const next = `${officePaths.dispute(number)}?fait=oui`;
  return answerIntent(disputeIntents, request, { admin, number, next });
}

export const meta = ({ params }: Route.MetaArgs) =>
  officeHead(t('title', { number: params.number }));

type Dispute = Route.ComponentProps['loaderData']['disputes'][number];

function leadOf(disputes: readonly Dispute[]) {
  if (disputes.length === 0) return 'none';
  return disputes.every(({ isInquiry }) => isInquiry) ? 'leadOfInquiry' : 'lead';
}

/** A dispute: deadline, evidence, and the answer to the bank. */
export default function DisputePage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, disputes, evidence, text, done, formKey, forms } = loaderData;
  const mayAnswer = useMay('finance.manage');
  // If somebody else answered it meanwhile, the typed text is still shown.
  const refused = actionData?.values.dispute;
  const open =
    disputes.find(({ id }) => id === refused) ??
    disputes.find(({ state }) => state === 'needs_response');
  return (
    <>
      <PageTitle
        lead={t(leadOf(disputes))}
        aside={
          <Link to={officePaths.order(number)} className="link">
            {t('back', { number })}
          </Link>
        }
      >
        {t('title', { number })}
      </PageTitle>
      {done && !actionData && (
        <Alert tone="success" live className="mb-6">
          {t('answer.done')}
        </Alert>
      )}
      <Grid columns="aside" className="grid-cols-1 items-start gap-6">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <Panel
            title={t('evidence.title')}
            aside={
              <Link to={officePaths.disputeFile(number)} reloadDocument className="link text-small">
                {t('evidence.file')}
              </Link>
            }
          >
            <ul className="grid gap-1.5 text-small">
              {evidence.map((one) => (
                <li key={one.text} className="break-words">
                  {one.to ? (
                    <Link to={one.to} className="link">
                      {one.text}
                    </Link>
                  ) : (
                    one.text
                  )}
                </li>
              ))}
            </ul>
          </Panel>
          {open && mayAnswer && (
            <AnswerPanel
              dispute={open}
              text={text}
              answer={forms.answerDispute}
              formKey={formKey}
              refused={actionData}
            />
          )}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          {disputes.map((dispute) => (
            <DisputePanel key={dispute.id} dispute={dispute} />
          ))}
        </div>
      </Grid>
    </>
  );
}

function DisputePanel({ dispute }: { dispute: Dispute }) {
  const { amount, reason, state, isInquiry, since, dueAt, sentAt, sentBy } = dispute;
  const due = dueAt ? `${fullDate(dueAt)} ${timeOfDay(dueAt)}` : t('noDue');
  return (
    <Panel title={t(isInquiry ? `statesOfInquiry.${state}` : `states.${state}`)}>
      <Facts
        facts={[
          [t(isInquiry ? 'amountOfInquiry' : 'amount'), money(amount)],
          [t('reason'), reasonWords(reason)],
          [t(isInquiry ? 'sinceOfInquiry' : 'since'), shortDate(since)],
          [t('due'), state === 'needs_response' && due],
        ]}
      />
      {sentAt && (
        <p className="mt-3 text-small text-encre-2">
          {t('sent', { date: shortDate(sentAt), name: sentBy ?? '' })}
        </p>
      )}
    </Panel>
  );
}

interface AnswerPanelProps {
  dispute: Dispute;
  /** Draft of the answer with all available evidence. */
  text: string;
  answer: ShownForms<typeof disputeIntents>['answerDispute'];
  formKey: string;
  refused: FormAnswer | undefined;
}

/** The answer is reviewed and completed before it is sent: the bank accepts only one. */
function AnswerPanel({ dispute, text, answer, formKey, refused }: AnswerPanelProps) {
  return (
    <Panel title={t('answer.title')}>
      <AskFirst title={t('answer.ask')} isOpen={refused?.form === answer.name} danger>
        <p className="text-small">{t('answer.asks')}</p>
        <PlainForm
          form={answer}
          t={t}
          formKey={formKey}
          refused={refused}
          values={{ text }}
          hidden={{ dispute: dispute.id }}
          variant="danger"
        />
      </AskFirst>
    </Panel>
  );
}
