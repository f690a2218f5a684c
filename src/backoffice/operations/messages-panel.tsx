import { number } from '#i18n/numbers.ts';
import type { WaitingMessageShape } from '#modules/webhooks/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { ActionForm } from '../parts/action-form.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import type { ActionPanelProps } from './action-panel-props.ts';
import { t } from './operations-words.ts';

type MessagesPanelProps = { messages: readonly WaitingMessageShape[] } & ActionPanelProps;

/** Webhook messages the merchant's receiver has not accepted. */
export function MessagesPanel({ messages, may, formKey, refused }: MessagesPanelProps) {
  return (
    <Panel
      title={t('messages.title')}
      aside={
        <Link to={officePaths.webhooks()} className="link text-small">
          {t('messages.webhooks')}
        </Link>
      }
    >
      {messages.length === 0 ? (
        <p>{t('messages.none')}</p>
      ) : (
        <ListTable
          caption={t('messages.title')}
          columns={[
            t('messages.event'),
            t('messages.order'),
            t('messages.attempts'),
            t('messages.state'),
            t('failed.error'),
          ]}
        >
          {messages.map(({ id, event, orderNumber, attempts, givenUpAt, lastError }) => (
            <tr key={id}>
              <td>{event}</td>
              <td>{orderNumber}</td>
              <td className="tabular-nums">{number(attempts)}</td>
              <td>{t(givenUpAt ? 'messages.givenUp' : 'messages.waiting')}</td>
              <td className="break-words">{lastError}</td>
            </tr>
          ))}
        </ListTable>
      )}
      {may && messages.some(({ givenUpAt }) => givenUpAt) && (
        <div className="mt-4">
          <ActionForm
            name="replayMessages"
            formKey={formKey}
            refused={refused}
            submit={t('messages.replay')}
            asks={t('messages.replayAsks')}
          />
        </div>
      )}
    </Panel>
  );
}
