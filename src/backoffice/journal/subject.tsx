import type { StaffActionShape } from '#modules/staff/contracts.ts';
import { Link } from '#ui/link.tsx';
import { officePaths } from '../paths.ts';
import { subjectWords } from './detail-words.ts';

/** The subject of an audit log line, linked to its page if there is one. */
export function Subject({
  action,
  subject,
  page,
}: Pick<StaffActionShape, 'action' | 'subject' | 'page'>) {
  if (!page) return subjectWords(action, subject);
  return (
    <Link to={pathOf(page)} className="link">
      {subject}
    </Link>
  );
}

function pathOf({ kind, id }: NonNullable<StaffActionShape['page']>): string {
  return kind === 'member' ? officePaths.member(Number(id)) : officePaths[kind](id);
}
