import { useEffect } from 'react';
import { browserStorage } from '#kit/cookies.ts';
import { refundEvent, subscriptionChange, type Tracked } from '#modules/tracking/rules/index.ts';
import { lastingStorage, visitStorage } from '../browser-storage.ts';
import type { pageOf } from './page-events.ts';

const REFUNDS = browserStorage.refunds.name;
const CHANGES = browserStorage.changes.name;

type Page = ReturnType<typeof pageOf>;

/** Sends actions that account pages confirm, each once. */
export function useAccountEvents(page: Page, search: string, push: (event: Tracked) => void): void {
  useEffect(() => {
    if (page?.name === 'account-order') {
      const { order, refunds } = page.data;
      const done = refunds.filter(({ doneAt }) => doneAt !== null);
      for (const { id, amount } of done)
        if (isNew(lastingStorage(), REFUNDS, String(id)))
          push(refundEvent({ number: order.number, amount, total: order.total }));
    }
    if (page?.name === 'account-subscription') {
      const { subscription } = page.data;
      const event = subscriptionChange(new URLSearchParams(search).get('fait'), subscription);
      const change = `${subscription.code}:${subscription.version}`;
      if (event && isNew(visitStorage(), CHANGES, change)) push(event);
    }
  }, [page, search, push]);
}

/** Records an event as sent; false when it was sent before. */
function isNew(storage: ReturnType<typeof visitStorage>, key: string, thing: string): boolean {
  const reported = (storage.getItem(key) ?? '').split(' ').filter(Boolean);
  if (reported.includes(thing)) return false;
  storage.setItem(key, [...reported, thing].slice(-50).join(' '));
  return true;
}
