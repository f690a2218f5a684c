import type { TemplateShape } from '#modules/contact/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { templateCalls } from '#services/admin/messages.ts';
import { Alert } from '#ui/alert.tsx';
import { Grid } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { type ShownForms, shownForms } from '../form/plain-form.server.ts';
import { PlainForm } from '../form/plain-form.tsx';
import { officeHead } from '../office-head.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/templates.page';
import { t } from './box-words.ts';
import { templateIntents } from './template-intents.server.ts';

export const handle = { name: 'office-message-templates', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { members: templates } = await templateCalls(admin).list();
  const query = new URL(request.url).searchParams;
  const chosen = templates.find(({ id }) => String(id) === query.get('reponse')) ?? null;
  return {
    templates,
    chosen,
    isDone: query.has('fait'),
    formKey: newFormKey(),
    forms: shownForms(templateIntents),
  };
}

export function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent(templateIntents, request, {
    admin,
    next: officePaths.messageTemplates({ done: true }),
  });
}

export const meta = () => officeHead(t('templates.title'));

/** Reply templates of the team. */
export default function OfficeTemplatesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { templates, chosen, isDone, formKey, forms } = loaderData;
  const mayWrite = useMay('customers.manage');
  const form = { formKey, refused: actionData };
  return (
    <>
      <PageTitle
        lead={t('templates.lead')}
        aside={
          <Link to={officePaths.messages()} className="link">
            {t('title')}
          </Link>
        }
      >
        {t('templates.title')}
      </PageTitle>
      {isDone && !actionData && (
        <Alert tone="success" live className="mb-6">
          {t('templates.done')}
        </Alert>
      )}
      <Grid columns="aside" className="grid-cols-1 items-start gap-6">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          {templates.length === 0 && <p>{t('templates.empty')}</p>}
          {templates.map((template) => (
            <Template key={template.id} template={template} mayWrite={mayWrite} {...form} />
          ))}
        </div>
        {mayWrite && (
          <TemplateForm
            key={`${chosen?.id} ${templates.length}`}
            chosen={chosen}
            save={forms.saveTemplate}
            {...form}
          />
        )}
      </Grid>
    </>
  );
}

interface FormProps {
  formKey: string;
  refused: FormAnswer | undefined;
}

type TemplateProps = { template: TemplateShape; mayWrite: boolean } & FormProps;

function Template({ template: { id, title, text }, mayWrite, formKey, refused }: TemplateProps) {
  return (
    <Panel title={title}>
      <p className="max-w-text break-words whitespace-pre-line">{text}</p>
      {mayWrite && (
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <Link
            to={officePaths.messageTemplates({ template: id })}
            className="link inline-flex min-h-11 items-center"
            aria-label={t('templates.editNamed', { title })}
          >
            {t('templates.edit')}
          </Link>
          <ActionForm
            name="removeTemplate"
            formKey={formKey}
            id={id}
            refused={refused}
            submit={t('templates.remove')}
            label={t('templates.removeNamed', { title })}
            asks={t('templates.removeAsks', { title })}
          />
        </div>
      )}
    </Panel>
  );
}

interface TemplateFormProps extends FormProps {
  chosen: TemplateShape | null;
  save: ShownForms<typeof templateIntents>['saveTemplate'];
}

function TemplateForm({ chosen, save, formKey, refused }: TemplateFormProps) {
  return (
    <Panel title={t(chosen ? 'templates.change' : 'templates.add')}>
      <PlainForm
        form={save}
        t={t}
        formKey={formKey}
        refused={refused}
        values={{ title: chosen?.title, text: chosen?.text }}
        isSeen={chosen !== null}
        hidden={{ id: chosen?.id ?? '' }}
      />
    </Panel>
  );
}
