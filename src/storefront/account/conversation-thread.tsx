import type { ReactNode } from 'react';
import { fullDate, timeOfDay } from '#i18n/dates.ts';
import { number } from '#i18n/numbers.ts';
import type { ConversationShape } from '#modules/contact/contracts.ts';
import { conversationPaths } from '#pages/conversation-paths.ts';
import { Card } from '#ui/card.tsx';
import { FileList } from '#ui/file-list.tsx';
import { t } from './conversation-words.ts';

/** The messages, oldest first; the customer's own have another background. */
export function ConversationThread({ conversation }: { conversation: ConversationShape }) {
  const { message, sentAt, merged, replies } = conversation;
  const parts = [
    {
      at: sentAt,
      shown: (
        <Entry key="first" by={null} at={sentAt} text={message}>
          <About conversation={conversation} />
        </Entry>
      ),
    },
    ...merged.map((other) => ({
      at: other.sentAt,
      shown: (
        <Entry key={`merged-${other.id}`} by={null} at={other.sentAt} text={other.message}>
          <About conversation={other} />
        </Entry>
      ),
    })),
    ...replies.map(({ id, of, writtenBy, writtenAt, text, files }) => ({
      at: writtenAt,
      shown: (
        <Entry key={id} by={writtenBy} at={writtenAt} text={text}>
          {files.length > 0 && (
            <Facts>
              <Files id={of} files={files} />
            </Facts>
          )}
        </Entry>
      ),
    })),
  ];
  return (
    <ol className="grid max-w-text grid-cols-1 gap-4">
      {parts.toSorted((a, b) => a.at.localeCompare(b.at)).map(({ shown }) => shown)}
    </ol>
  );
}

interface EntryProps {
  /** Name of the staff member; null: the customer. */
  by: string | null;
  at: string;
  text: string;
  children?: ReactNode;
}

function Entry({ by: name, at, text, children }: EntryProps) {
  const by = name === null ? t('one.you') : t('one.team', { name });
  return (
    <Card as="li" ground={name === null ? 'brume' : 'blanc'}>
      <h2 className="text-small font-bold text-encre-2">
        {t('one.by', { by, date: fullDate(at), time: timeOfDay(at) })}
      </h2>
      <p className="mt-2 whitespace-pre-line wrap-anywhere">{text}</p>
      {children}
    </Card>
  );
}

/** The order or product it is about, and its attachments. */
function About({ conversation: { id, orderNumber, productName, files } }: AboutProps) {
  const facts = [
    orderNumber && t('one.order', { order: orderNumber }),
    productName && t('one.product', { product: productName }),
  ].filter(Boolean);
  return (
    <Facts>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {files.length > 0 && <Files id={id} files={files} />}
    </Facts>
  );
}

const Facts = ({ children }: { children: ReactNode }) => (
  <div className="mt-4 grid gap-1 border-t border-brume-2 pt-3 text-small wrap-anywhere empty:hidden">
    {children}
  </div>
);

const Files = ({ id, files }: Pick<ConversationShape, 'id' | 'files'>) => (
  <FileList
    title={t('one.files')}
    files={files.map(({ position, name, bytes }) => ({
      address: conversationPaths.file(id, position),
      label: t('one.file', { name, size: number(Math.ceil(bytes / 1024)) }),
    }))}
  />
);

interface AboutProps {
  conversation: Pick<ConversationShape, 'id' | 'orderNumber' | 'productName' | 'files'>;
}
