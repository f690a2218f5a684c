import type { StaffActionShape } from '#modules/staff/contracts.ts';
import { Link } from '#ui/link.tsx';
import { officePaths } from '../paths.ts';

const ORDER = /^\d{9}$/;

/** What a line of the journal is about, leading to its page where there is one. */
export function Subject({ action, subject }: Pick<StaffActionShape, 'action' | 'subject'>) {
  const to = pageOf(action, subject);
  if (!to) return subject;
  return (
    <Link to={to} className="link">
      {subject}
    </Link>
  );
}

function pageOf(action: string, subject: string): string | null {
  if (ORDER.test(subject)) return officePaths.order(subject);
  if (action.startsWith('promotion.')) return officePaths.promotion(subject);
  return null;
}
