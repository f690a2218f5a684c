import { ExternalLink, KeyRound, LogOut, Menu } from 'lucide-react';
import { Form, NavLink, useLocation } from 'react-router';
import type { StaffShape } from '#modules/staff/contracts.ts';
import { paths } from '#pages/paths.ts';
import { Logo } from '#ui/brand.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { officePaths } from '../paths.ts';
import { t } from './frame-words.ts';
import { roleWords } from './role-words.ts';
import { groupsFor, type OfficeSection, sectionsFor } from './sections.ts';
import { useWaiting } from './use-waiting.ts';

const item =
  'flex min-h-11 w-full items-center gap-3 rounded-field px-3 py-0.5 text-left text-small font-bold lg:min-h-7 hover:bg-sapin-700 aria-[current=page]:bg-beurre-300 aria-[current=page]:text-encre';

/**
 * Length of the match of an address with a section: a page below two sections belongs to the closer
 * one.
 */
const reach = ({ name, to, also }: OfficeSection, pathname: string): number => {
  if (name === 'home') return pathname === to ? to.length : 0;
  const starts = [to, also].filter((start) => start !== undefined && pathname.startsWith(start));
  return Math.max(0, ...starts.map((start = '') => start.length));
};

function sectionAt(sections: readonly OfficeSection[], pathname: string) {
  const [nearest] = sections.toSorted((a, b) => reach(b, pathname) - reach(a, pathname));
  return nearest && reach(nearest, pathname) > 0 ? nearest.name : undefined;
}

const MOST = 99;

/** Badge with the number of open items of a section. */
function Count({ of }: { of: number }) {
  if (of === 0) return null;
  return (
    <span className="ml-auto rounded-full bg-sapin-700 px-2 text-mini text-blanc tabular-nums">
      <span aria-hidden="true">{of > MOST ? `${MOST}+` : of}</span>
      <span className="sr-only">{t('waiting', { count: of })}</span>
    </span>
  );
}

/** The permitted sections, the staff member, and sign-out. */
function Items({ staff }: { staff: StaffShape }) {
  const { pathname } = useLocation();
  const waiting = useWaiting();
  const current = sectionAt(sectionsFor(staff.permissions), pathname);
  return (
    <>
      <nav aria-label={t('nav')} className="grid gap-2">
        {groupsFor(staff.permissions).map(({ group, sections }) => (
          <div key={group}>
            {group !== 'day' && (
              <h2 className="px-3 pt-1 pb-0.5 text-mini font-bold text-sapin-300">
                {t(`groups.${group}`)}
              </h2>
            )}
            <ul className="grid">
              {sections.map((section) => (
                <li key={section.name}>
                  <Link
                    to={section.to}
                    aria-current={section.name === current ? 'page' : undefined}
                    className={item}
                  >
                    <Icon of={section.icon} className="size-5" />
                    {t(`sections.${section.name}`)}
                    <Count of={waiting[section.name] ?? 0} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="mt-3 grid border-t border-sapin-600 pt-2">
        <p className="px-3 pb-1 text-mini">
          <strong className="break-words">{staff.name}</strong> · {roleWords(staff)}
        </p>
        <NavLink to={officePaths.ownAccess()} className={item}>
          <Icon of={KeyRound} />
          {t('ownAccess')}
        </NavLink>
        <Link to={paths.home()} reloadDocument className={item}>
          <Icon of={ExternalLink} />
          {t('shop')}
        </Link>
        <Form method="post" action={officePaths.signOut()}>
          <button type="submit" className={item}>
            <Icon of={LogOut} />
            {t('signOut')}
          </button>
        </Form>
      </div>
    </>
  );
}

/** A sidebar on wide screens, a native disclosure above the page on narrow ones. */
export function OfficeNav({ staff }: { staff: StaffShape }) {
  return (
    <header className="on-dark bg-sapin-800 text-blanc print:hidden">
      <div className="hidden px-4 py-2 lg:sticky lg:top-0 lg:block lg:max-h-dvh lg:overflow-y-auto">
        <Link to={officePaths.home()} className="mb-1 flex items-center gap-3 px-3 py-1 text-h4">
          <Logo className="size-8" />
          {t('name')}
        </Link>
        <Items staff={staff} />
      </div>
      <details className="group lg:hidden">
        <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-(--edge) font-bold">
          <Logo className="size-7" />
          {t('name')}
          <span className="ml-auto inline-flex items-center gap-2 text-small">
            <Icon of={Menu} />
            {t('menu')}
          </span>
        </summary>
        <div className="p-4 pt-0">
          <Items staff={staff} />
        </div>
      </details>
    </header>
  );
}
