import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import {
  leavePage,
  onShown,
  showCampaign,
  useCampaign,
} from '#blocks/campaigns/shown-campaigns.ts';
import { AbTests } from '#modules/campaigns/web/index.ts';
import { readConsent } from '#modules/tracking/rules/index.ts';
import type { CampaignSettings } from '#pages/page-context.ts';
import { isAccountPage, pageHandle } from '#pages/route-handle.ts';
import { CampaignClient } from '#services/campaigns.ts';
import { lastingStorage } from '../browser-storage.ts';
import { arrivalEvents, pageOf } from '../tracking/page-events.ts';
import { viewOf } from '../tracking/view-of.ts';
import { CampaignPopup } from './campaign-popup.tsx';
import { utmOf } from './utm-of.ts';

interface CampaignStageProps {
  settings: CampaignSettings;
  /** Status of the error page, if one is shown. */
  status: number | null;
}

/** Event dispatched on the document after each page view (CMP-18). */
const PAGE_VIEW_DONE = 'gamelle:page-view-done';

/** Reports page views to the campaign service, and shows the dialog it answers with. */
export default function CampaignStage({ settings, status }: CampaignStageProps) {
  const location = useLocation();
  const matches = useMatches();
  const handle = pageHandle(matches);
  const page = pageOf(handle?.name ?? '', matches.at(-1)?.loaderData);
  const view = viewOf({ handle, status, location, params: matches.at(-1)?.params ?? {}, page });
  const client = useClient(settings);
  const popup = useCampaign('popup');

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival
  useEffect(() => {
    if (!view) return;
    leavePage();
    const { name: _, page_query, measured_query: __, ...about } = view;
    const utm = utmOf(location.search);
    const query = new URLSearchParams(page_query);
    for (const key of [...query.keys()]) if (key.startsWith('utm_')) query.delete(key);
    const fields = {
      ...settings.common,
      ...about,
      page_query: query.toString(),
      utm,
      user_data: {},
      page_location: window.location.origin + view.page_path,
    };
    client.track({ event: 'page_view', fields });
    for (const { name, data } of arrivalEvents(page))
      client.track({
        event: name,
        fields: { ...fields, ...(data as { ecommerce?: object }).ecommerce },
      });
  }, [location.pathname, location.search, view?.name]);

  useEffect(() => onShown((campaign) => client.report(campaign)), [client]);

  const hasDialogs =
    (handle?.layout ?? 'site') === 'site' &&
    handle?.campaignDialogs !== false &&
    !isAccountPage(handle);
  return (
    popup && hasDialogs && <CampaignPopup key={popup.campaign} popup={popup} settings={settings} />
  );
}

/** Created once per document. */
function useClient({ base, appName, locale }: CampaignSettings): CampaignClient {
  const client = useRef<CampaignClient>(undefined);
  client.current ??= new CampaignClient({
    base,
    appName,
    locale,
    abTests: new AbTests(lastingStorage()),
    hasConsent: () => readConsent(document.cookie)?.granted.includes('measure') ?? false,
    onAction: (shown) => {
      if (shown.action === 'page_view_done')
        document.dispatchEvent(new CustomEvent(PAGE_VIEW_DONE, { detail: shown.configurations }));
      else if (shown.action !== 'abtest') showCampaign(shown);
    },
    // biome-ignore lint/suspicious/noConsole: CMP-19 asks for a line in the browser's log
    onProblem: (message, cause) => console.warn(message, cause),
  });
  return client.current;
}
