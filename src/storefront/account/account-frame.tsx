import type { ReactNode } from 'react';
import { Form, NavLink } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { paths } from '../../paths.ts';
import { t } from './account-words.ts';

const PAGES = [
  { to: paths.account(), label: t('home') },
  { to: paths.orders(), label: t('orders') },
];

/** Every account page: the others beside it, and the way out. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <Container className="grid gap-8 py-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-14 lg:py-14">
      <nav aria-label={t('menu')} className="min-w-0">
        <ul className="flex flex-wrap gap-2 lg:flex-col">
          {PAGES.map(({ to, label }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === paths.account()}
                className="flex min-h-11 items-center rounded-full px-4 font-bold hover:bg-brume aria-[current=page]:bg-beurre-200"
              >
                {label}
              </NavLink>
            </li>
          ))}
          <li>
            <Form method="post" action={paths.signOut()}>
              <Button type="submit" look="quiet" size="compact" className="px-4">
                {t('signOut')}
              </Button>
            </Form>
          </li>
        </ul>
      </nav>
      <div className="min-w-0">{children}</div>
    </Container>
  );
}
