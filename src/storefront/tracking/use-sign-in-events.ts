import { useEffect } from 'react';
import { browserStorage } from '#kit/cookies.ts';
import type { Tracked } from '#modules/tracking/rules/index.ts';
import { visitStorage } from '../browser-storage.ts';
import { SIGNED_OUT, type Visitor } from '../visitor.ts';

const CONNECTED = browserStorage.connected.name;
const PROVIDER = browserStorage.provider.name;
const DEPARTURE = /^\/connexion\/avec\/([a-z0-9-]+)\//;

/**
 * Sign-in and sign-out events, detected between pages: the last known state is stored for the tab.
 * A sign-out sends a login event, as it always did (AUT-18), and one of its own.
 */
export function useSignInEvents(
  route: string,
  { firstName }: Visitor,
  push: (event: Tracked) => void,
): void {
  useEffect(() => {
    const isConnected = firstName !== null;
    // The target page tells whether it was a sign-in or a registration.
    if (isConnected && route === 'account-login') return;
    const before = visitStorage().getItem(CONNECTED);
    visitStorage().setItem(CONNECTED, isConnected ? '1' : '0');
    if (before !== '0' || !isConnected) return;
    const method = visitStorage().getItem(PROVIDER) ?? 'email';
    visitStorage().removeItem(PROVIDER);
    push({ name: route === 'account-welcome' ? 'sign_up' : 'login', data: { method } });
  }, [firstName, route, push]);

  useEffect(() => {
    const left = () => {
      push({ name: 'login', data: { method: 'logout', connection_state: 'Non-connected' } });
      push({ name: 'logout' });
    };
    const leaving = ({ target }: MouseEvent) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
      const provider = DEPARTURE.exec(link?.pathname ?? '')?.[1];
      if (provider) visitStorage().setItem(PROVIDER, provider);
    };
    document.addEventListener(SIGNED_OUT, left);
    document.addEventListener('click', leaving, { capture: true });
    return () => {
      document.removeEventListener(SIGNED_OUT, left);
      document.removeEventListener('click', leaving, { capture: true });
    };
  }, [push]);
}
