import { number } from '#i18n/numbers.ts';
import { MOST_COUNTED } from '#kit/page-size.ts';
import type { SegmentPreviewShape } from '#modules/segments/admin-contracts.ts';
import { Alert } from '#ui/alert.tsx';
import { Link } from '#ui/link.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { t } from './segment-words.ts';

interface MembersPanelProps {
  members: SegmentPreviewShape;
  /** Just requested, so screen readers announce it. */
  isLive: boolean;
}

/** Members of a segment today: total, newsletter subscribers, and the newest. */
export function MembersPanel({
  members: { count, newsletter, members },
  isLive,
}: MembersPanelProps) {
  const mayKnow = useMay('customers.read');
  const isMany = count > MOST_COUNTED;
  return (
    <Alert
      tone="info"
      live={isLive}
      title={
        isMany
          ? t('members.many', { most: number(MOST_COUNTED) })
          : t('members.count', { count, figure: number(count) })
      }
    >
      <p>
        {t(isMany ? 'members.newsletterAmong' : 'members.newsletter', {
          figure: number(newsletter),
        })}
      </p>
      {members.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {members.map(({ id, name, email }) => (
            <li key={id} className="break-words">
              <Link to={officePaths.customer(id)} className="link">
                {name}
              </Link>{' '}
              <span className="text-small">{email}</span>
            </li>
          ))}
        </ul>
      )}
      {!mayKnow && count > 0 && <p className="mt-2 text-small">{t('members.hidden')}</p>}
    </Alert>
  );
}
