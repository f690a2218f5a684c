import { fullDate, timeOfDay } from '#i18n/dates.ts';
import { fillTemplate } from '#modules/contact/rules/index.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { messageCalls, templateCalls } from '#services/admin/messages.ts';
import { Grid } from '#ui/layout.tsx';
import { LinkButton } from '#ui/link.tsx';
import { shownForms } from '../form/plain-form.server.ts';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/message.page';
import { t } from './box-words.ts';
import { Conversation } from './conversation.tsx';
import { loadPerson } from './load-person.server.ts';
import { MergePanel } from './merge-panel.tsx';
import { messageIntents } from './message-intents.server.ts';
import { FactsPanel, FollowUpPanel } from './message-side.tsx';
import { MessageState } from './message-state.tsx';
import { PersonPanel } from './person-panel.tsx';
import { REPLY_FIELD, ReplyPanel } from './reply-panel.tsx';

export const handle = { name: 'office-message', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const [message, { members: assignees }, { members: templates }] = await Promise.all([
    messageCalls(admin).read(params.id),
    messageCalls(admin).assignees(),
    templateCalls(admin).list(),
  ]);
  const person = await loadPerson(admin, message);
  const chosen = new URL(request.url).searchParams.get('modele');
  const template = templates.find(({ id }) => String(id) === chosen);
  const blanks = { firstName: message.firstName, order: message.about?.code ?? null };
  return {
    message,
    person,
    assignees,
    formKey: newFormKey(),
    forms: shownForms(messageIntents),
    templates: templates.map(({ id, title }) => ({ value: String(id), label: title })),
    draft: template && { id: String(template.id), text: fillTemplate(template.text, blanks) },
  };
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent(messageIntents, request, { admin, id, next: officePaths.message(id) });
}

export const meta = () => officeHead(t('title'));

/** A message, its replies, and the reply form. */
export default function OfficeMessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { message, person, assignees, templates, draft, formKey, forms } = loaderData;
  const mayAnswer = useMay('customers.manage');
  const form = { formKey, refused: actionData };
  const { sentAt } = message;
  return (
    <>
      <PageTitle
        lead={t('message.received', { date: fullDate(sentAt), time: timeOfDay(sentAt) })}
        aside={
          <>
            <MessageState state={message.state} />
            {mayAnswer && (
              <LinkButton to={`#${REPLY_FIELD}`} size="compact" className="lg:hidden">
                {t('reply.title')}
              </LinkButton>
            )}
          </>
        }
      >
        {t('message.title', { from: message.name || message.email })}
      </PageTitle>
      <Grid columns="aside" className="grid-cols-1 items-start gap-6">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <Conversation message={message} mayAnswer={mayAnswer} {...form} />
          {mayAnswer && (
            <ReplyPanel
              key={`${message.replies.length} ${draft?.id}`}
              message={message}
              templates={templates}
              draft={draft}
              {...form}
            />
          )}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          {person && <PersonPanel person={person} />}
          <FactsPanel message={message} />
          {mayAnswer && message.mergeable.length > 0 && (
            <MergePanel key={message.merged.length} message={message} {...form} />
          )}
          {mayAnswer && (
            <FollowUpPanel message={message} assignees={assignees} forms={forms} {...form} />
          )}
        </div>
      </Grid>
    </>
  );
}
