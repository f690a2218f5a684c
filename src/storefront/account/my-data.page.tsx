import { LinkButton } from '#ui/link.tsx';
import { paths } from '../../paths.ts';
import { pageContext } from '../page-context.ts';
import { pageHead } from '../page-head.ts';
import { requireSignIn } from '../require-session.server.ts';
import type { RouteHandle } from '../route-handle.ts';
import type { Route } from './+types/my-data.page';
import { t } from './privacy-words.ts';

export const handle = { name: 'account-data' } satisfies RouteHandle;

export function loader({ context, request }: Route.LoaderArgs) {
  const { site, sites } = context.get(pageContext);
  requireSignIn(context, request);
  return { site, sites };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageHead(loaderData, { title: t('title'), path: paths.myData(), index: false }) : [];

/** What the shop knows of a customer: a copy of it, and being forgotten (PRV-07). */
export default function MyDataPage() {
  return (
    <>
      <h1 tabIndex={-1} className="text-h1">
        {t('title')}
      </h1>
      <p className="mt-3 max-w-text text-encre-2">{t('lead')}</p>
      <section className="mt-10 max-w-text">
        <h2 className="mb-2 text-h3">{t('deletion.title')}</h2>
        <p className="mb-5 text-encre-2">{t('deletion.text')}</p>
        <LinkButton to={paths.deleteAccount()} look="secondary">
          {t('deletion.start')}
        </LinkButton>
      </section>
    </>
  );
}
