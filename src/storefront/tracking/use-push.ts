import { useEffect, useRef } from 'react';
import {
  type Consent,
  layerEntries,
  type Tracked,
  visitorLabels,
} from '#modules/tracking/rules/index.ts';
import { dataLayer, loadTagManager } from '#modules/tracking/web/index.ts';
import type { TrackingSettings } from '#pages/page-context.ts';
import type { Visitor } from '../visitor.ts';
import type { TrackedView } from './view-of.ts';

let begun = false;

/** Pushes events to the data layer; the first one loads the tag manager. */
export function usePush(
  { common, ...manager }: TrackingSettings,
  { granted }: Consent,
  view: TrackedView | null,
  visitor: Visitor,
) {
  const entry = (one: object) => dataLayer(manager.layer).push(one);
  const event = (tracked: Tracked) => {
    for (const one of layerEntries(common, tracked)) entry(one);
  };
  const labels = visitorLabels({
    connected: visitor.firstName !== null,
    isNew: visitor.isNew,
    subscriber: visitor.subscriber,
  });
  const latest = {
    entry,
    event,
    view: () => {
      if (!view) return;
      const { name, page_path, page_query: _, measured_query, ...about } = view;
      const page_location =
        window.location.origin + page_path + (measured_query && `?${measured_query}`);
      const user_data = { location: common.country_version };
      if (!begun) {
        begun = true;
        sayConsent(entry, granted);
        event({ name: 'init', data: { page_location, ...about, user_data, ...labels } });
        // A failure to load the tag manager is ignored; the next page tries again.
        loadTagManager(manager).catch(() => undefined);
      } else loadTagManager(manager).catch(() => undefined);
      const seen = { page_location, page_path, page_title: document.title, view_name: name };
      event({ name: 'page_view', data: { ...seen, ...about, user_data, ...labels } });
    },
  };
  const current = useRef(latest);
  useEffect(() => {
    current.current = latest;
  });
  const stable = useRef({
    entry: (one: object) => current.current.entry(one),
    event: (tracked: Tracked) => current.current.event(tracked),
  });
  return { ...stable.current, view: latest.view };
}

/** Google's consent mode, so that tags of a purpose that was refused stay still. */
function sayConsent(push: (entry: object) => void, granted: Consent['granted']) {
  const say = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');
  const ads = say(granted.includes('ads'));
  const states = {
    analytics_storage: say(granted.includes('measure')),
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
  };
  push(argumentsOf('consent', 'default', states));
}

/** The consent command must be an `arguments` object, which tells it apart from other entries. */
function argumentsOf(..._: unknown[]): object {
  // biome-ignore lint/complexity/noArguments: an array would be read as something else
  return arguments;
}
