import { data } from 'react-router';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { pageHead } from '../page-head.ts';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import type { Route } from './+types/newsletter.page';
import { linkWords } from './link-words.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { t } from './newsletter-words.ts';
import { subscribeToNewsletter } from './subscribe-to-newsletter.server.ts';

export const handle = { name: 'newsletter', layout: 'minimal' } satisfies RouteHandle;

export function loader({ context }: Route.LoaderArgs) {
  const { site, sites } = context.get(pageContext);
  return { site, sites };
}

/** Every newsletter form posts here; without scripts this page shows the result. */
export async function action({ context, request }: Route.ActionArgs) {
  const answer = await subscribeToNewsletter(
    context.get(pageContext).shop,
    await request.formData(),
  );
  return data(answer, { status: answer.sent ? 200 : 422 });
}

/** A sign-up changes no page's data. */
export const shouldRevalidate = () => false;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: linkWords('page.title'),
        description: linkWords('page.description'),
        path: paths.newsletter(),
      })
    : [];

export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  return (
    <SignInFrame heading={t('form.title')} lead={t('form.text')}>
      <NewsletterForm id="letter" answer={actionData} />
    </SignInFrame>
  );
}
