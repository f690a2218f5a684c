import { useEffect, useRef } from 'react';
import { useFetchers, useLocation, useMatches } from 'react-router';
import { browserStorage } from '#kit/cookies.ts';
import {
  type Consent,
  cartChanges,
  purchase,
  subscriptionStarts,
  viewEntry,
  worth,
} from '#modules/tracking/rules/index.ts';
import type { TrackingSettings } from '#pages/page-context.ts';
import { pageHandle } from '#pages/route-handle.ts';
import { visitStorage } from '../browser-storage.ts';
import { useVisitor } from '../visitor.ts';
import { addedItem, arrivalEvents, pageOf } from './page-events.ts';
import { useAccountEvents } from './use-account-events.ts';
import { useClicks } from './use-clicks.ts';
import { usePush } from './use-push.ts';
import { useQueuedEvents } from './use-queued-events.ts';
import { useSignInEvents } from './use-sign-in-events.ts';
import { viewOf } from './view-of.ts';

interface TrackerProps {
  settings: TrackingSettings;
  consent: Consent;
  status: number | null;
}

const PURCHASES = browserStorage.purchases.name;

/** Sends page views and actions to the tag manager; rendered only after consent (PRV-04). */
export default function Tracker({ settings, consent, status }: TrackerProps) {
  const location = useLocation();
  const matches = useMatches();
  const handle = pageHandle(matches);
  const visitor = useVisitor();
  const page = pageOf(handle?.name ?? '', matches.at(-1)?.loaderData);
  const view = viewOf({ handle, status, location, params: matches.at(-1)?.params ?? {}, page });
  const push = usePush(settings, consent, view, visitor);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival; a form that answers is none
  useEffect(() => {
    if (!view) return;
    push.view();
    for (const event of arrivalEvents(page)) push.event(event);
    if (page?.name === 'order')
      push.entry(viewEntry({ path: view.page_path, screen: `order/${page.data.step}` }));
    if (page?.name === 'order-confirmation') {
      const { order } = page.data;
      const reported = visitStorage().getItem(PURCHASES) ?? '';
      if (order.number && !reported.split(' ').includes(order.number)) {
        visitStorage().setItem(PURCHASES, `${reported} ${order.number}`.trim());
        push.event(purchase(order, visitor.isNew));
        for (const event of subscriptionStarts(order.items)) push.event(event);
      }
    }
  }, [location.pathname, location.search, view?.name]);

  useCartChanges(page?.name === 'cart' ? page.data.cart : undefined, push.event);
  useAdded(page, push.event);
  useClicks(page, push);
  useQueuedEvents(push.event);
  useAccountEvents(page, location.search, push.event);
  useSignInEvents(handle?.name ?? '', visitor, push.event);
  return null;
}

type Push = ReturnType<typeof usePush>['event'];
type Cart = Extract<ReturnType<typeof pageOf>, { name: 'cart' }>['data']['cart'];

/** Sends quantity changes on the cart page as additions and removals. */
function useCartChanges(cart: Cart | undefined, push: Push) {
  const before = useRef(cart);
  useEffect(() => {
    const existing = before.current;
    before.current = cart;
    // Null: the cart is empty. Undefined: another page.
    if (existing === undefined || cart === undefined || existing === cart) return;
    for (const event of cartChanges(existing?.items ?? [], cart?.items ?? [])) push(event);
  }, [cart, push]);
}

/** Sends an addition from a form that stays on the page, once it was accepted. */
function useAdded(page: ReturnType<typeof pageOf>, push: Push) {
  const fetchers = useFetchers();
  const reported = useRef(new Map<string, FormData>());
  useEffect(() => {
    for (const { key, state, formData, data } of fetchers) {
      if (state !== 'loading' || !formData || formData.get('intent') !== 'add') continue;
      if (reported.current.get(key) === formData || (data as { error?: string } | null)?.error)
        continue;
      reported.current.set(key, formData);
      const item = addedItem(page, formData);
      if (item) push({ name: 'add_to_cart', data: { ecommerce: worth([item]) } });
    }
  });
}
