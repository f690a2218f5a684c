import { fullDate, timeOfDay } from '#i18n/dates.ts';
import { number } from '#i18n/numbers.ts';
import type { MessageShape, ReplyShape } from '#modules/contact/admin-contracts.ts';
import type { MergedShape } from '#modules/contact/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { FileList } from '#ui/file-list.tsx';
import { Status } from '#ui/status.tsx';
import { ActionForm } from '../parts/action-form.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './box-words.ts';

interface ConversationProps {
  message: MessageShape;
  mayAnswer: boolean;
  formKey: string;
  refused: FormAnswer | undefined;
}

const text = 'max-w-text break-words whitespace-pre-line';

/** A message with every reply and merged messages, oldest first. */
export function Conversation({ message, ...form }: ConversationProps) {
  const parts = [
    {
      at: message.sentAt,
      shown: (
        <Panel key="first" title={message.subject ?? t('message.text')}>
          <p className={text}>{message.message}</p>
          {message.files.length > 0 && <Files id={message.id} files={message.files} />}
        </Panel>
      ),
    },
    ...message.merged.map((merged) => ({
      at: merged.sentAt,
      shown: <Merged key={`merged-${merged.id}`} merged={merged} {...form} />,
    })),
    ...message.replies.map((reply) => ({
      at: reply.writtenAt,
      shown: <Reply key={reply.id} reply={reply} {...form} />,
    })),
  ];
  return <>{parts.toSorted((a, b) => a.at.localeCompare(b.at)).map(({ shown }) => shown)}</>;
}

type MergedProps = { merged: MergedShape } & Omit<ConversationProps, 'message'>;

/** The first message of a merged conversation. */
function Merged({ merged, mayAnswer, formKey, refused }: MergedProps) {
  const { id, sentAt, subject, orderNumber, productName, files } = merged;
  const about = [subject, orderNumber, productName].filter(Boolean);
  return (
    <Panel title={t('merge.panel', { id, date: fullDate(sentAt), time: timeOfDay(sentAt) })}>
      {about.length > 0 && <p className="mb-3 text-small text-encre-2">{about.join(' · ')}</p>}
      <p className={text}>{merged.message}</p>
      {files.length > 0 && <Files id={id} files={files} />}
      {mayAnswer && (
        <div className="mt-3">
          <ActionForm
            name="separateMessages"
            id={id}
            formKey={formKey}
            refused={refused}
            submit={t('merge.separate')}
            label={t('merge.separateOf', { id })}
            asks={t('merge.separateAsks')}
          />
        </div>
      )}
    </Panel>
  );
}

const Files = ({ id, files }: Pick<MessageShape, 'id' | 'files'>) => (
  <div className="mt-4 border-t border-brume-2 pt-3 text-small">
    <FileList
      title={t('message.files')}
      files={files.map(({ position, name, bytes }) => ({
        address: officePaths.messageFile(id, position),
        label: t('message.file', { name, size: number(Math.ceil(bytes / 1024)) }),
      }))}
    />
  </div>
);

type ReplyProps = { reply: ReplyShape } & Omit<ConversationProps, 'message'>;

function Reply({ reply, mayAnswer, formKey, refused }: ReplyProps) {
  const { id, writtenBy, writtenAt, mail, files } = reply;
  const by = writtenBy ?? t('reply.writer');
  const at = { by, date: fullDate(writtenAt), time: timeOfDay(writtenAt) };
  const isStuck = mail === 'waiting' || mail === 'failed';
  return (
    <Panel
      title={t('reply.by', at)}
      aside={mail && <MailState mail={mail} sentAt={reply.sentAt} />}
    >
      <p className={text}>{reply.text}</p>
      {files.length > 0 && <Files id={reply.of} files={files} />}
      {mail === 'failed' && <p className="mt-3 text-small">{t('reply.failedText')}</p>}
      {isStuck && mayAnswer && (
        <div className="mt-3">
          <ActionForm
            name="sendReply"
            formKey={`${formKey}-${id}`}
            refused={refused}
            submit={t('reply.sendAgain')}
            label={t('reply.sendAgainOf', at)}
            asks={t('reply.sendAgainAsks')}
          >
            <input type="hidden" name="reply" value={id} />
          </ActionForm>
        </div>
      )}
    </Panel>
  );
}

const TONES = { sent: 'success', waiting: 'warning', failed: 'error', gone: 'info' } as const;

interface MailStateProps {
  mail: keyof typeof TONES;
  sentAt: string | null;
}

function MailState({ mail, sentAt }: MailStateProps) {
  return (
    <Status tone={TONES[mail]}>
      {mail === 'sent' && sentAt
        ? t('reply.sent', { date: fullDate(sentAt), time: timeOfDay(sentAt) })
        : t(`reply.mail.${mail}`)}
    </Status>
  );
}
