import { shortDate, timeOfDay } from '#i18n/dates.ts';
import type { WebhookMessageShape } from '#modules/webhooks/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { Status } from '#ui/status.tsx';
import { ActionForm } from '../parts/action-form.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { t } from './webhooks-words.ts';

const TONES = { taken: 'success', waiting: 'info', given_up: 'error' } as const;

const eventWords = (event: string) =>
  t.has(`events.${event}`) ? t.translate(`events.${event}`) : event;

function subjectWords(subject: string): string {
  const [kind = '', id = ''] = subject.split(/:(.*)/s);
  const named = t.has(`subjects.${kind}`) ? t.translate(`subjects.${kind}`) : kind;
  return kind === 'test' ? named : `${named} ${id}`;
}

interface MessagesLogProps {
  messages: readonly WebhookMessageShape[];
  may: boolean;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Sent webhook messages with their answers, and waiting ones. */
export function MessagesLog({ messages, may, formKey, refused }: MessagesLogProps) {
  if (messages.length === 0) return <p className="text-encre-2">{t('log.none')}</p>;
  return (
    <ListTable
      caption={t('log.title')}
      columns={[
        t('log.columns.event'),
        t('log.columns.about'),
        t('log.columns.state'),
        t('log.columns.tries'),
        may && t('log.columns.action'),
      ]}
    >
      {messages.map((one) => (
        <tr key={one.id}>
          <td>
            {eventWords(one.event)}
            <span className="block text-encre-2">
              {shortDate(one.happenedAt)} {timeOfDay(one.happenedAt)} · {`msg_${one.id}`}
            </span>
          </td>
          <td>{subjectWords(one.subject)}</td>
          <td>
            <Status tone={TONES[one.state]}>{t(`log.state.${one.state}`)}</Status>
            {one.nextAt && (
              <span className="mt-1 block text-encre-2">
                {t('log.next', { date: shortDate(one.nextAt), time: timeOfDay(one.nextAt) })}
              </span>
            )}
          </td>
          <td>
            <Tries message={one} />
          </td>
          {may && (
            <td>
              <ActionForm
                name="replayOne"
                id={one.id}
                formKey={formKey}
                refused={refused}
                submit={t('replay.one')}
                label={t('replay.oneLabel', { id: one.id })}
                asks={t('replay.oneAsks')}
              />
            </td>
          )}
        </tr>
      ))}
    </ListTable>
  );
}

function Tries({ message: { tries, body } }: { message: WebhookMessageShape }) {
  return (
    <details className="max-w-narrow">
      <summary className="inline-flex min-h-8 cursor-pointer items-center font-bold">
        {t('log.tries', { count: tries.length })}
      </summary>
      <ol className="grid gap-2">
        {tries.map(({ at, status, milliseconds: ms, answer, problem }) => (
          <li key={at} className="break-words">
            {t('log.try', {
              date: shortDate(at),
              time: timeOfDay(at),
              status: status ?? t('log.noAnswer'),
              ms,
            })}
            {problem && status === null && <span className="block text-encre-2">{problem}</span>}
            {answer && (
              <span className="block text-encre-2">
                {t('log.answer')} <code className="break-all">{answer}</code>
              </span>
            )}
          </li>
        ))}
      </ol>
      {body && (
        <>
          <p className="mt-2 font-bold">{t('log.body')}</p>
          <pre className="text-mini break-all whitespace-pre-wrap">{body}</pre>
        </>
      )}
    </details>
  );
}
