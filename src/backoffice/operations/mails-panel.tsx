import { shortDate, timeOfDay } from '#i18n/dates.ts';
import type { OperationsShape } from '#modules/staff/contracts.ts';
import { Status } from '#ui/status.tsx';
import { ActionForm } from '../parts/action-form.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import type { ActionPanelProps } from './action-panel-props.ts';
import { t } from './operations-words.ts';

type MailsPanelProps = Pick<OperationsShape, 'mails'> & ActionPanelProps;

/** The latest mails, unsent ones first. */
export function MailsPanel({ mails, may, formKey, refused }: MailsPanelProps) {
  return (
    <Panel title={t('mails.title')}>
      {mails.length === 0 ? (
        <p>{t('mails.none')}</p>
      ) : (
        <ListTable
          caption={t('mails.title')}
          columns={[t('mails.to'), t('mails.subject'), t('mails.state'), may && t('mails.action')]}
        >
          {mails.map(({ id, recipient, subject, sentAt, hasFailed }) => (
            <tr key={id}>
              <td className="break-all">{recipient}</td>
              <td>{subject}</td>
              <td>
                {sentAt ? (
                  t('mails.sent', { date: shortDate(sentAt), time: timeOfDay(sentAt) })
                ) : (
                  <Status tone={hasFailed ? 'error' : 'warning'}>
                    {t(hasFailed ? 'mails.failed' : 'mails.waiting')}
                  </Status>
                )}
              </td>
              {may && (
                <td>
                  <ActionForm
                    name="sendMail"
                    formKey={formKey}
                    id={id}
                    refused={refused}
                    submit={t('mails.send')}
                    asks={t('mails.sendAsks')}
                  />
                </td>
              )}
            </tr>
          ))}
        </ListTable>
      )}
    </Panel>
  );
}
