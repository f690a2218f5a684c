import { money } from '#i18n/money.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { sponsorshipCalls } from '#services/shop/sponsorships.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { LinkButton } from '#ui/link.tsx';
import { loadOr404 } from '../load-or-404.ts';
import { pageHead } from '../page-head.ts';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import type { Route } from './+types/sponsor-link.page';
import { t } from './sponsorship-words.ts';

export const handle = { name: 'sponsor-link' } satisfies RouteHandle;

/** The page of a referral link: its owner and the reward. An unknown code is a 404. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop, site, sites, settings } = context.get(pageContext);
  const requested = sponsorshipCalls(shop).readCode(params.code);
  const { code, sponsor, benefit, benefitMinimum } = await loadOr404(requested);
  const hasGuides = settings.features.guides;
  return { site, sites, hasGuides, code, sponsor, benefit, minimum: benefitMinimum };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('landing.title'),
        path: paths.sponsorLink(loaderData.code),
        index: false,
        follow: false,
      })
    : [];

export default function SponsorLinkPage({ loaderData }: Route.ComponentProps) {
  const { code, sponsor, benefit, minimum, hasGuides } = loaderData;
  return (
    <SignInFrame
      heading={t('landing.heading', { sponsor, benefit: money(benefit) })}
      lead={t('landing.lead', { minimum: money(minimum) })}
    >
      <div className="mb-6 rounded-field bg-beurre-200 p-5">
        <p className="text-small font-bold">{t('landing.code', { sponsor })}</p>
        <p className="mb-3 text-h2 font-bold tabular-nums">{code}</p>
        <CopyButton text={code} label={t('share.copyCode')} />
      </div>
      <div className="grid gap-3">
        <LinkButton to={paths.cartWithCode(code)} block>
          {t('landing.use')}
        </LinkButton>
        <LinkButton to={paths.home()} variant="secondary" block>
          {t('landing.shop')}
        </LinkButton>
        {hasGuides && (
          <LinkButton to={paths.guide()} variant="secondary" block>
            {t('landing.guide')}
          </LinkButton>
        )}
      </div>
      <p className="mt-4 text-small text-encre-3">{t('landing.how')}</p>
    </SignInFrame>
  );
}
