import { data } from 'react-router';
import { shortDate, timeOfDay } from '#i18n/dates.ts';
import { TERMS } from '#kit/terms.ts';
import type { MailTextShape } from '#modules/settings/admin-contracts.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { readAgain } from '#pages/read-again.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import type { AdminClient } from '#services/admin/client.ts';
import { mailTextCalls } from '#services/admin/settings.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Grid } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { officeHead } from '../office-head.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { FormKey } from '../parts/form-key.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { readQuery } from '../parts/read-query.ts';
import { SeenValues } from '../parts/seen-values.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/mail-text.page';
import { mailTextIntents } from './mail-text-intents.server.ts';
import { t } from './settings-words.ts';
import { textsOf } from './texts-of.ts';

export const handle = { name: 'office-mail-text', tracking: false } satisfies RouteHandle;

async function readMail(admin: AdminClient, mail: string, language: string) {
  const { members } = await mailTextCalls(admin).list();
  const found = members.find((one) => one.mail === mail && one.language === language);
  if (!found) throw data(null, { status: 404 });
  return found;
}

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const done = readQuery(request).oneOf('fait', ['ecrit'] as const);
  const text = await readMail(admin, params.mail, params.language);
  return { text, done, formKey: newFormKey() };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const text = await readMail(admin, params.mail, params.language);
  const next = officePaths.mailText(text.mail, text.language, 'ecrit');
  return answerIntent(mailTextIntents, request, { admin, text, next });
}

/** Also after a refusal: what somebody else saved is what the next save begins with. */
export const shouldRevalidate = readAgain;

export const meta = () => officeHead(t('mails.title'));

/** The texts of a mail in a language: parts, preview and history. */
export default function OfficeMailTextPage({ loaderData, actionData }: Route.ComponentProps) {
  const { text, done, formKey } = loaderData;
  const mayChange = useMay('operations.manage');
  const form = { formKey, refused: actionData };
  const isUnused = text.parts.some((one) => one.isUnused);
  const isOurs = !isUnused && text.parts.every(({ ours, text: said }) => ours === said);
  return (
    <>
      <PageTitle
        lead={
          <Link to={officePaths.mailTexts()} className="link">
            {t('mails.all')}
          </Link>
        }
      >
        {t('mails.of', {
          mail: t(`mails.names.${text.mail}`),
          language: t.translate(`mails.languages.${text.language}`),
        })}
      </PageTitle>
      {done && !actionData && (
        <Alert tone="success" live className="mb-6">
          {t('mails.done')}
        </Alert>
      )}
      {isUnused && (
        <Alert tone="warning" className="mb-6" title={t('mails.unused')}>
          {t('mails.unusedWhy')}
        </Alert>
      )}
      <Grid columns={2} className="items-start gap-6">
        {mayChange && <WriteForm key={text.past[0]?.at} text={text} {...form} />}
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <Panel title={t('mails.houses')}>
            <dl className="grid gap-3">
              {text.parts.map(({ part, ours }) => (
                <div key={part}>
                  <dt className="text-small text-encre-2">{t(`mails.parts.${part}`)}</dt>
                  <dd className="break-words">{ours}</dd>
                </div>
              ))}
            </dl>
            {mayChange && !isOurs && (
              <div className="mt-4">
                <ActionForm
                  name="restoreMailText"
                  submit={t('mails.restore')}
                  asks={t('mails.restoreAsks')}
                  {...form}
                />
              </div>
            )}
          </Panel>
          <Panel title={t('decided.past')}>
            {text.past.length === 0 && <p className="text-small">{t('mails.nonePast')}</p>}
            <ul className="grid gap-4">
              {text.past.map(({ part, text: said, by, at }) => (
                <li key={`${at} ${part}`} className="break-words">
                  <strong className="block">{t(`mails.parts.${part}`)}</strong>
                  {said ?? t('mails.ours')}
                  <span className="block text-small text-encre-2">
                    {t('decided.by', { name: by, date: shortDate(at), time: timeOfDay(at) })}
                  </span>
                </li>
              ))}
            </ul>
          </Panel>
        </div>
      </Grid>
    </>
  );
}

/** Numbers of the shop any text may name. */
const NAMED_TERMS = Object.keys(TERMS) as (keyof typeof TERMS)[];

interface WriteFormProps {
  text: MailTextShape;
  formKey: string;
  refused: Route.ComponentProps['actionData'];
}

/** Previewed as its customer would read it, before it is saved. */
function WriteForm({ text, formKey, refused }: WriteFormProps) {
  const values = textsOf(text);
  const form = useForm('writeMailText', refused, { values });
  const answered = refused?.form === 'writeMailText' ? refused : undefined;
  const { looked, drawnSubject, preview } = answered?.values ?? {};
  const drawn = answered?.problems.length === 0 && looked && preview ? preview : null;
  return (
    <Panel title={t('mails.write')}>
      <PageForm form={form} className="grid gap-4">
        <FormKey value={formKey} />
        <SeenValues values={values} />
        {drawn && <input type="hidden" name="looked" value={looked} />}
        {text.parts.map(({ part, ours, longest }) => {
          const isLine = part === 'subject' || part === 'heading';
          const places = [...ours.matchAll(/\{\{(\w+)\}\}/g)].flatMap(([place, name]) =>
            NAMED_TERMS.some((term) => term === name) ? [] : [place],
          );
          const texts = {
            label: t(`mails.parts.${part}`),
            hint: places.length > 0 ? t('mails.places', { places: places.join(' ') }) : undefined,
            required: true,
          };
          const most = Math.max(longest, ours.length);
          // A line is longer than a telephone is wide: all of it is read while it is written.
          return (
            <TextArea
              key={part}
              {...form.field(part)}
              {...texts}
              rows={isLine ? 2 : 5}
              className={isLine ? '[&_textarea]:min-h-20' : undefined}
              maxLength={most}
            />
          );
        })}
        <details className="text-small">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            {t('mails.terms')}
          </summary>
          <dl className="mt-2 grid gap-3 text-encre-2">
            {NAMED_TERMS.map((name) => (
              <div key={name}>
                <dt>
                  <code>{`{{${name}}}`}</code>
                </dt>
                <dd>{t(`mails.termNames.${name}`)}</dd>
              </div>
            ))}
          </dl>
        </details>
        {drawn && (
          <Alert tone="info" live title={t('mails.reads')}>
            <p className="text-small">{t('mails.example')}</p>
            <p className="mt-2 font-bold break-words">{drawnSubject}</p>
            <div className="mt-2 max-w-narrow break-words whitespace-pre-wrap">{drawn}</div>
          </Alert>
        )}
        <div className="flex flex-wrap gap-3">
          {drawn && (
            <Button type="submit" name="confirmed" value="1" pending={form.pending}>
              {t('mails.confirm')}
            </Button>
          )}
          <Button type="submit" variant="secondary" pending={form.pending}>
            {t(drawn ? 'mails.again' : 'mails.look')}
          </Button>
        </div>
      </PageForm>
    </Panel>
  );
}
