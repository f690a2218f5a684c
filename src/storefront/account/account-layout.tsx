import { ArrowLeft, House, LogOut, type LucideIcon } from 'lucide-react';
import { Form, NavLink, Outlet, useLocation } from 'react-router';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import { addressCalls } from '#services/shop/addresses.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Container } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { requireSignIn } from '../require-session.server.ts';
import type { Route } from './+types/account-layout';
import { accountPages } from './account-pages.ts';
import { t } from './account-words.ts';
import { otherSite } from './other-site.ts';
import { OtherSiteNotice } from './other-site-notice.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop, site, sites, settings } = context.get(pageContext);
  requireSignIn(context, request);
  const elsewhere = otherSite({ site, sites }, await addressCalls(shop).list());
  return { features: settings.features, elsewhere };
}

/**
 * The layout of every account page: navigation and sign-out. On a phone the account's home page is
 * the menu.
 */
export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  const { features, elsewhere } = loaderData;
  const { pathname } = useLocation();
  const isMenu = pathname === paths.account();
  return (
    <Container className="py-6 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-14 lg:py-14">
      <nav aria-label={t('menu')} className="hidden lg:block">
        <ul className="sticky top-24 grid gap-1">
          <MenuItem to={paths.account()} icon={House} end>
            {t('home')}
          </MenuItem>
          {accountPages(features).map(({ name, to, icon }) => (
            <MenuItem key={name} to={to} icon={icon} isAbove={isBelow(name, pathname)}>
              {t(`pages.${name}.title`)}
            </MenuItem>
          ))}
          <li className="mt-3 border-t border-brume-2 pt-3">
            <SignOut />
          </li>
        </ul>
      </nav>
      <div className="group/page min-w-0">
        {!isMenu && (
          <Link
            to={paths.account()}
            className="link mb-2 inline-flex min-h-11 items-center gap-1.5 group-has-data-back/page:hidden lg:hidden print:hidden"
          >
            <Icon of={ArrowLeft} />
            {t('menu')}
          </Link>
        )}
        {elsewhere && <OtherSiteNotice site={elsewhere} />}
        <Outlet />
        {isMenu && (
          <div className="mt-6 lg:hidden">
            <SignOut />
          </div>
        )}
      </div>
    </Container>
  );
}

/** The sign-ins page is below the personal data page in the navigation. */
const isBelow = (name: string, pathname: string) =>
  name === 'personalData' && pathname === paths.signIns();

const menuItem =
  'flex min-h-11 items-center gap-3 rounded-full px-4 py-1.5 text-left font-bold hover:bg-brume aria-[current=page]:bg-beurre-200';

interface MenuItemProps {
  to: string;
  icon: LucideIcon;
  /** Only for this very page, not for those below it. */
  end?: boolean;
  /** Set when a page at another address counts as below it. */
  isAbove?: boolean;
  children: string;
}

function MenuItem({ to, icon, end, isAbove, children }: MenuItemProps) {
  return (
    <li>
      <NavLink to={to} end={end} className={classNames(menuItem, isAbove && 'bg-beurre-200')}>
        <Icon of={icon} />
        {children}
      </NavLink>
    </li>
  );
}

/** A form, so that no link or image of another site can sign a user out (AUT-17). */
function SignOut() {
  return (
    <Form method="post" action={paths.signOut()}>
      <button type="submit" className={menuItem}>
        <Icon of={LogOut} />
        {t('signOut')}
      </button>
    </Form>
  );
}
