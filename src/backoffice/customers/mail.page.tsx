import { fullDate, timeOfDay } from '#i18n/dates.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { customerReads } from '#services/admin/customers.ts';
import { Link } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/mail.page';
import { t } from './customers-words.ts';

export const handle = { name: 'office-customer-mail', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params: { id, mail } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const reads = customerReads(admin);
  const [customer, written] = await Promise.all([reads.read(id), reads.mail(id, mail)]);
  return { customer, mail: written };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  officeHead(loaderData?.mail.subject ?? t('mails.title'));

/** A mail as sent to the customer, without its links. */
export default function OfficeMailPage({ loaderData: { customer, mail } }: Route.ComponentProps) {
  const { subject, writtenAt, sentAt, text } = mail;
  const at = { date: fullDate(writtenAt), time: timeOfDay(writtenAt) };
  return (
    <>
      <PageTitle
        lead={
          <>
            {t(sentAt ? 'mails.sent' : 'mails.written', at)}{' '}
            <Link to={officePaths.customer(customer.id)} className="link">
              {customer.name}
            </Link>
          </>
        }
      >
        {subject}
      </PageTitle>
      <Panel title={t('mails.text')}>
        <p className="mb-4 text-small text-encre-2">{t('mails.noLinks')}</p>
        <div className="max-w-narrow break-words whitespace-pre-wrap">{text}</div>
      </Panel>
    </>
  );
}
