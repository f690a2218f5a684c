import { redirect } from 'react-router';
import { Scene } from '#modules/media/web/index.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Container } from '#ui/layout.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { paths } from '../../paths.ts';
import { pageContext, sessionContext } from '../page-context.ts';
import { pageHead } from '../page-head.ts';
import type { RouteHandle } from '../route-handle.ts';
import type { Route } from './+types/welcome.page';
import { t } from './account-words.ts';

export const handle = { name: 'account-welcome' } satisfies RouteHandle;

/** After registering; anybody else is sent home (GRD-02). */
export function loader({ context }: Route.LoaderArgs) {
  const { site, sites } = context.get(pageContext);
  const { signedIn } = context.get(sessionContext);
  if (!signedIn) throw redirect(paths.home());
  return { site, sites, firstName: signedIn.firstName };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, { title: t('welcome.title'), path: paths.welcome(), index: false })
    : [];

export default function WelcomePage({ loaderData }: Route.ComponentProps) {
  return (
    <Container className="py-8">
      <EmptyState
        level={1}
        art={<Scene name="birthday" priority className="w-72" />}
        title={t('welcome.heading', { name: loaderData.firstName })}
        actions={
          <>
            <LinkButton to={paths.dog()}>{t('welcome.dog')}</LinkButton>
            <LinkButton to={paths.cat()}>{t('welcome.cat')}</LinkButton>
          </>
        }
      >
        <p>{t('welcome.text')}</p>
        <p className="mt-3">
          <Link to={paths.account()} className="link">
            {t('welcome.account')}
          </Link>
        </p>
      </EmptyState>
    </Container>
  );
}
