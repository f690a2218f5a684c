import { useLocation } from 'react-router';
import type { Site } from '#pages/sites.ts';
import { Alert } from '#ui/alert.tsx';
import { t } from './account-words.ts';

/** The way to the same page of the site that delivers to the customer's country (I18-08). */
export function OtherSiteNotice({ site }: { site: Pick<Site, 'country' | 'origin'> }) {
  const { pathname } = useLocation();
  return (
    <Alert
      tone="info"
      title={t(`otherSite.${site.country}.title`)}
      className="mb-8"
      action={
        <a href={site.origin + pathname} className="link font-bold">
          {t(`otherSite.${site.country}.link`)}
        </a>
      }
    >
      {t('otherSite.text')}
    </Alert>
  );
}
