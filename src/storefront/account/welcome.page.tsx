import { redirect } from 'react-router';
import { Scene } from '#modules/media/web/index.ts';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { customerCalls } from '#services/shop/customers.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Container } from '#ui/layout.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { pageHead } from '../page-head.ts';
import type { Route } from './+types/welcome.page';
import { t } from './account-words.ts';

export const handle = { name: 'account-welcome' } satisfies RouteHandle;

/**
 * Redirects visitors to the home page (GRD-02), customers with orders to their account (GRD-03).
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { shop, site, sites } = context.get(pageContext);
  const { signedIn } = context.get(sessionContext);
  if (!signedIn) throw redirect(paths.home());
  const { newCustomer, firstName } = await customerCalls(shop, signedIn.customer).read();
  if (!newCustomer) throw redirect(paths.account());
  return { site, sites, firstName };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, { title: t('welcome.title'), path: paths.welcome(), index: false })
    : [];

/** Welcome page after registration (ACC-06). */
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
            <LinkButton to={paths.cat()} variant="secondary">
              {t('welcome.cat')}
            </LinkButton>
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
