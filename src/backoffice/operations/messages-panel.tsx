import { number } from '#i18n/numbers.ts';
import type { WaitingMessageShape } from '#modules/webhooks/admin-contracts.ts';
import { Table } from '#ui/table.tsx';
import { DeedForm } from '../parts/deed-form.tsx';
import { Panel } from '../parts/panel.tsx';
import type { DeedsShown } from './deeds-shown.ts';
import { t } from './operations-words.ts';

type MessagesPanelProps = { messages: readonly WaitingMessageShape[] } & DeedsShown;

/** What the merchant’s receiver has not taken. */
export function MessagesPanel({ messages, may, formKey, refused }: MessagesPanelProps) {
  return (
    <Panel title={t('messages.title')}>
      {messages.length === 0 ? (
        <p>{t('messages.none')}</p>
      ) : (
        <Table caption={t('messages.title')} hideCaption>
          <thead>
            <tr>
              <th scope="col">{t('messages.event')}</th>
              <th scope="col">{t('messages.order')}</th>
              <th scope="col">{t('messages.attempts')}</th>
              <th scope="col">{t('messages.state')}</th>
              <th scope="col">{t('failed.error')}</th>
            </tr>
          </thead>
          <tbody>
            {messages.map(({ id, event, orderNumber, attempts, givenUpAt, lastError }) => (
              <tr key={id}>
                <td>{event}</td>
                <td>{orderNumber}</td>
                <td className="tabular-nums">{number(attempts)}</td>
                <td>{t(givenUpAt ? 'messages.givenUp' : 'messages.waiting')}</td>
                <td className="break-words">{lastError}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {may && messages.some(({ givenUpAt }) => givenUpAt) && (
        <div className="mt-4">
          <DeedForm
            name="replayMessages"
            formKey={formKey}
            refused={refused}
            submit={t('messages.replay')}
          />
        </div>
      )}
    </Panel>
  );
}
