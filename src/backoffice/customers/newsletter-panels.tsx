import { shortDate } from '#i18n/dates.ts';
import type { CustomerNewsletterShape } from '#modules/newsletter/admin-contracts.ts';
import type { CustomerSponsorshipsShape } from '#modules/sponsorship/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './customers-words.ts';

/** Newsletter consent with its proof. */
export function NewsletterPanel({ newsletter }: { newsletter: CustomerNewsletterShape }) {
  const { state, source, askedAt: requestedAt, confirmedAt, leftAt, consentVersion } = newsletter;
  return (
    <Panel title={t('newsletter.title')}>
      <Facts
        facts={[
          [t('newsletter.state'), t(`newsletter.states.${state ?? 'none'}`)],
          [t('newsletter.source'), source && t(`newsletter.sources.${source}`)],
          [t('newsletter.requested'), requestedAt && shortDate(requestedAt)],
          [t('newsletter.confirmed'), confirmedAt && shortDate(confirmedAt)],
          [t('newsletter.left'), leftAt && shortDate(leftAt)],
          [t('newsletter.version'), consentVersion],
        ]}
      />
    </Panel>
  );
}

/** Referrals by the customer. */
export function SponsorshipsPanel({ code, friends, total, sponsor }: CustomerSponsorshipsShape) {
  const friendsPanel = total > 0 && <Friends friends={friends} />;
  const by = sponsor !== null && (
    <Link to={officePaths.customer(sponsor)} className="link">
      {t('sponsorship.customer', { id: sponsor })}
    </Link>
  );
  return (
    <Panel title={t('sponsorship.title')}>
      <Facts
        facts={[
          [t('sponsorship.code'), code ?? t('sponsorship.noCode')],
          [t('sponsorship.sponsor'), by || null],
          [t('sponsorship.friends'), friendsPanel || null],
        ]}
      />
    </Panel>
  );
}

function Friends({ friends }: Pick<CustomerSponsorshipsShape, 'friends'>) {
  return (
    <ul>
      {friends.map(({ id, email, status, sentAt }) => (
        <li key={id}>
          {email}{' '}
          <span className="text-encre-2">
            {t(`sponsorship.states.${status}`, { date: shortDate(sentAt) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
