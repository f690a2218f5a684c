import { type Ad, AdCard } from '#blocks/campaigns/campaign-ad.tsx';
import { CampaignBar, type TopHeader } from '#blocks/campaigns/campaign-bar.tsx';
import type { TeamCampaignShape } from '#modules/campaigns/admin-contracts.ts';
import { RichText } from '#modules/content/web/index.ts';
import { Scene } from '#modules/media/web/index.ts';
import { Card } from '#ui/card.tsx';
import { t } from './campaigns-words.ts';

/** Preview of a campaign, rendered with the storefront's components. */
export function CampaignPreview({ campaign }: { campaign: TeamCampaignShape }) {
  const { action, configurations } = campaign;
  const given: unknown = configurations;
  switch (action) {
    case 'top_header':
      return <CampaignBar header={given as TopHeader} label={t('campaign.preview')} />;
    case 'popup':
      return <Popup popup={given as PopupShape} />;
    case 'ad_product_offer':
    case 'ad_push_category':
      return <AdCard ad={given as Ad} />;
    case 'abtest':
      return <Test test={given as { name: string; segments: readonly string[] }} />;
    default:
      return <p>{t('campaign.technical')}</p>;
  }
}

interface PopupShape {
  popup_type?: string;
  popup_configuration?: { title?: string; text?: string; html?: string };
}

function Popup({
  popup: { popup_type: kind, popup_configuration: shown = {} },
}: {
  popup: PopupShape;
}) {
  const { title, text, html } = shown;
  if (kind === 'country_wall' || kind === 'language_switcher_wall')
    return <p>{t('preview.walls')}</p>;
  return (
    <Card className="mx-auto max-w-[32rem] shadow-2">
      <h3 className="text-h3">{title}</h3>
      {kind === 'markdown' ? (
        <RichText html={html ?? ''} />
      ) : (
        <>
          <Scene name="exit-popup" className="mx-auto w-56" />
          <p className="my-4">{text}</p>
          <p className="rounded-field bg-brume p-4 text-small text-encre-2">
            {t('preview.newsletter')}
          </p>
        </>
      )}
    </Card>
  );
}

function Test({
  test: { name, segments },
}: {
  test: { name: string; segments: readonly string[] };
}) {
  return <p>{t('preview.test', { name, list: segments.join(', ') })}</p>;
}
