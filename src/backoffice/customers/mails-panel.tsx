import { shortDate, timeOfDay } from '#i18n/dates.ts';
import type { CustomerMailRowShape } from '#modules/customers/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './customers-words.ts';

interface MailsPanelProps {
  customer: number;
  mails: readonly CustomerMailRowShape[];
}

/** The latest mails to the customer. */
export function MailsPanel({ customer, mails }: MailsPanelProps) {
  return (
    <Panel title={t('mails.title')}>
      {mails.length === 0 && <p className="text-small text-encre-2">{t('mails.none')}</p>}
      <ul className="grid gap-2 text-small">
        {mails.map(({ id, subject, writtenAt, sentAt }) => (
          <li key={id} className="flex flex-wrap gap-x-3">
            <span className="whitespace-nowrap tabular-nums text-encre-2">
              {shortDate(writtenAt)} {timeOfDay(writtenAt)}
            </span>
            <Link to={officePaths.customerMail(customer, id)} className="link">
              {subject}
            </Link>
            {!sentAt && <span className="text-encre-2">{t('mails.waits')}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
