import { data, redirect } from 'react-router';
import { z } from 'zod';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { privacyCalls } from '#services/shop/privacy.ts';
import { LinkButton } from '#ui/link.tsx';
import { pageHead } from '../page-head.ts';
import { requireSignIn } from '../require-session.server.ts';
import type { Route } from './+types/my-data.page';
import { DataCopy } from './data-copy.tsx';
import { t } from './privacy-words.ts';

export const handle = { name: 'account-data' } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop, site, sites } = context.get(pageContext);
  requireSignIn(context, request);
  return { site, sites, copy: await privacyCalls(shop).latestExport() };
}

/** Requests an export, then redirects, so that a reload does not request another. */
export async function action({ context, request }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  const { customer } = requireSignIn(context, request);
  const { refused } = await submitForm({
    form: 'copy',
    data: await request.formData(),
    schema: z.object({}),
    send: () => privacyCalls(shop).requestExport(customer),
  });
  if (!refused) throw redirect(paths.myData());
  return data({ refused }, { status: 422 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => ({ refused }));

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageHead(loaderData, { title: t('title'), path: paths.myData(), index: false }) : [];

/** The customer's data: export and account deletion (PRV-07). */
export default function MyDataPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <h1 tabIndex={-1} className="text-h1">
        {t('title')}
      </h1>
      <p className="mt-3 mb-10 max-w-text text-encre-2">{t('lead')}</p>
      <DataCopy copy={loaderData.copy} refused={actionData?.refused} />
      <section className="mt-14 max-w-text">
        <h2 className="mb-2 text-h3">{t('deletion.title')}</h2>
        <p className="mb-5 text-encre-2">{t('deletion.text')}</p>
        <LinkButton to={paths.deleteAccount()} variant="secondary">
          {t('deletion.start')}
        </LinkButton>
      </section>
    </>
  );
}
