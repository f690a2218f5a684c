import { shortDate } from '#i18n/dates.ts';
import type { SponsorshipShape } from '#modules/sponsorship/contracts.ts';
import { paths } from '#pages/paths.ts';
import { LoadMore } from '#ui/load-more.tsx';
import { Status } from '#ui/status.tsx';
import { t } from './sponsorship-words.ts';

const tones = { sent: 'neutral', registered: 'info', rewarded: 'success' } as const;

interface SponsorshipListProps {
  members: readonly SponsorshipShape[];
  total: number;
  page: number;
}

/** The people a customer invited, and the state of each referral. */
export function SponsorshipList({ members, total, page }: SponsorshipListProps) {
  const shown = members.length;
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-h3">{t('list.title')}</h2>
      {shown === 0 && <p className="max-w-text text-encre-2">{t('list.none')}</p>}
      {shown > 0 && (
        <ul className="divide-y divide-brume-2 border-y border-brume-2">
          {members.map(({ id, email, status, sentAt }) => (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3 md:grid-cols-[minmax(0,1fr)_10rem_14rem]"
            >
              <span className="truncate font-bold">{email}</span>
              <span className="text-right text-small text-encre-2 md:text-left">
                {shortDate(sentAt)}
              </span>
              <span>
                <Status tone={tones[status]}>{t(`status.${status}`)}</Status>
              </span>
            </li>
          ))}
        </ul>
      )}
      {shown < total && (
        <LoadMore
          shown={shown}
          total={total}
          progress={t('list.progress', { shown, total })}
          label={t('list.more')}
          to={paths.sponsorships({ page: page + 1 })}
        />
      )}
    </section>
  );
}
