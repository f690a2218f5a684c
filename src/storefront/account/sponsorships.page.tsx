import { data, redirect } from 'react-router';
import { money } from '#i18n/money.ts';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { ServiceError } from '#services/service-client.ts';
import { sponsorshipCalls } from '#services/shop/sponsorships.ts';
import { pageHead } from '../page-head.ts';
import { requireFeature } from '../require-feature.server.ts';
import { requireSignIn } from '../require-session.server.ts';
import { InviteForm } from '../sponsorship/invite-form.tsx';
import { inviteFriends } from '../sponsorship/invite-friends.server.ts';
import { ShareCard } from '../sponsorship/share-card.tsx';
import { SponsorshipList } from '../sponsorship/sponsorship-list.tsx';
import { t } from '../sponsorship/sponsorship-words.ts';
import type { Route } from './+types/sponsorships.page';
import { Saved } from './saved.tsx';

export const handle = { name: 'account-sponsorships' } satisfies RouteHandle;

const SENT = 'envoye';
const AT_ONCE = 20;
/** Maximum page size of the API. */
const MOST = 100;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { shop, site, sites } = context.get(pageContext);
  requireSignIn(context, request);
  requireFeature(context, 'sponsorship');
  const query = Number(url.searchParams.get('page') ?? 1);
  const page = Number.isInteger(query) && query > 0 && query * AT_ONCE <= MOST ? query : 1;
  const found = await sponsorshipCalls(shop)
    .list(page * AT_ONCE)
    .catch(closed);
  const { code, link, benefit, benefitMinimum, reward, rewardMinimum } = found;
  return {
    site,
    sites,
    code,
    link,
    page,
    isSent: url.searchParams.get('fait') === SENT,
    terms: { benefit, benefitMinimum, reward, rewardMinimum },
    members: found['hydra:member'],
    total: Math.min(found['hydra:totalItems'], MOST),
  };
}

/** No reward is offered at the moment: 404, as when the feature is disabled (GRD-10). */
function closed(error: unknown): never {
  if (error instanceof ServiceError && error.status === 404) throw redirect(paths.account());
  throw error;
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  requireSignIn(context, request);
  requireFeature(context, 'sponsorship');
  const { refused } = await inviteFriends(shop, await request.formData());
  if (!refused) throw redirect(paths.sponsorships({ done: SENT }));
  return data({ refused }, { status: 422 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => ({ refused }));

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, { title: t('title'), path: paths.sponsorships(), index: false })
    : [];

/** Referrals: link to share, form to invite friends, and results (SPO-01). */
export default function SponsorshipsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { code, link, terms, members, total, page, isSent } = loaderData;
  const amounts = Object.entries(terms).map(([name, cents]) => [name, money(cents)]);
  return (
    <>
      <h1 tabIndex={-1} className="text-h1">
        {t('title')}
      </h1>
      <p className="mt-3 mb-6 max-w-text text-encre-2">{t('lead', Object.fromEntries(amounts))}</p>
      {isSent && !actionData && <Saved>{t('invite.sent')}</Saved>}
      <ShareCard code={code} link={link} />
      <InviteForm key={total} refused={actionData?.refused} />
      <SponsorshipList members={members} total={total} page={page} />
    </>
  );
}
