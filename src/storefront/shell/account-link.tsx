import { UserRound } from 'lucide-react';
import { paths } from '#pages/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { useVisitor } from '../visitor.ts';
import { t } from './shell-words.ts';

interface AccountLinkProps {
  /** Words for anonymous visitors (NAV-23). */
  prompt?: string;
  className?: string;
}

/**
 * The server renders the anonymous text for everybody; until the session is read it is hidden by
 * CSS for signed-in customers, so that it does not visibly change.
 */
export function AccountLink({ prompt, className = '' }: AccountLinkProps) {
  const { firstName } = useVisitor();
  const isNamed = firstName !== null;
  return (
    <Link
      to={isNamed ? paths.account() : paths.signIn()}
      className={`flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full hover:text-sapin-700 xl:justify-start ${className}`}
    >
      <Icon of={UserRound} size={24} />
      <span
        className={`sr-only w-28 text-mini font-bold text-balance lg:not-sr-only ${isNamed ? '' : '[.logged-in_&]:invisible'}`}
      >
        {isNamed ? t('account.hello', { name: firstName }) : (prompt ?? t('account.prompt'))}
        {isNamed && <span className="block font-normal">{t('account.mine')}</span>}
      </span>
    </Link>
  );
}
