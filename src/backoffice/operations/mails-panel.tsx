import { shortDate, timeOfDay } from '#i18n/dates.ts';
import type { MachineryShape } from '#modules/staff/contracts.ts';
import { Status } from '#ui/status.tsx';
import { Table } from '#ui/table.tsx';
import { DeedForm } from '../parts/deed-form.tsx';
import { Panel } from '../parts/panel.tsx';
import type { DeedsShown } from './deeds-shown.ts';
import { t } from './operations-words.ts';

type MailsPanelProps = Pick<MachineryShape, 'mails'> & DeedsShown;

/** The latest mails, those that wait first. */
export function MailsPanel({ mails, may, formKey, refused }: MailsPanelProps) {
  return (
    <Panel title={t('mails.title')}>
      {mails.length === 0 ? (
        <p>{t('mails.none')}</p>
      ) : (
        <Table caption={t('mails.title')} hideCaption>
          <thead>
            <tr>
              <th scope="col">{t('mails.to')}</th>
              <th scope="col">{t('mails.subject')}</th>
              <th scope="col">{t('mails.state')}</th>
              {may && <th scope="col">{t('mails.action')}</th>}
            </tr>
          </thead>
          <tbody>
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
                    <DeedForm
                      name="sendMail"
                      formKey={`${formKey}-${id}`}
                      refused={refused}
                      submit={t('mails.send')}
                    >
                      <input type="hidden" name="id" value={id} />
                    </DeedForm>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  );
}
