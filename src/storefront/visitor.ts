import { useEffect, useSyncExternalStore } from 'react';
import { useFetchers, useLocation } from 'react-router';

/** Visitor data from the readable cookie; server-rendered documents have none. */
export interface Visitor {
  firstName: string | null;
  subscriber: boolean;
  /** No order yet, as of the sign-in. */
  isNew: boolean;
  cartCount: number;
}

const NOBODY: Visitor = { firstName: null, subscriber: false, isNew: false, cartCount: 0 };
const COOKIE = /(?:^|; )gamelle_etat=([^;]*)/;

let raw: string | undefined;
let visitor = NOBODY;
const listeners = new Set<() => void>();

/** Reads the cookie again; unchanged text keeps the same object, so that nothing renders for it. */
function current(): Visitor {
  const found = COOKIE.exec(document.cookie)?.[1];
  if (found === raw) return visitor;
  raw = found;
  try {
    visitor = found ? { ...NOBODY, ...JSON.parse(decodeURIComponent(found)) } : NOBODY;
  } catch {
    // A malformed cookie counts as anonymous; only the server's session grants access.
    visitor = NOBODY;
  }
  return visitor;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The visitor for the header: anonymous in server HTML, the real one after hydration. */
export const useVisitor = (): Visitor => useSyncExternalStore(subscribe, current, () => NOBODY);

/** Event dispatched on the document after a sign-out, for analytics (AUT-18). */
export const SIGNED_OUT = 'gamelle:signed-out';

/** Reads the cookie again after each navigation and form, and updates the class of `body`. */
export function useVisitorRefresh(): void {
  const { key } = useLocation();
  const busy = useFetchers().length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the two are what to look again for
  useEffect(() => {
    const { firstName, subscriber } = current();
    const { classList } = document.body;
    const isSigningOut = firstName === null && classList.contains('logged-in');
    classList.toggle('logged-in', firstName !== null);
    classList.toggle('anonymous', firstName === null);
    classList.toggle('subscriber', subscriber);
    for (const listener of listeners) listener();
    if (isSigningOut) document.dispatchEvent(new Event(SIGNED_OUT));
  }, [key, busy]);
}

/**
 * Sets the class of `body` before the first paint (NAV-21, NAV-22), also on cached documents. ES5,
 * because it runs before any module; its text is hashed in the Content-Security-Policy.
 */
export const BODY_CLASS_SCRIPT =
  "try{var m=/(?:^|; )gamelle_etat=([^;]*)/.exec(document.cookie),s=m&&JSON.parse(decodeURIComponent(m[1])),b=document.body.classList;s&&s.firstName!==null&&(b.remove('anonymous'),b.add('logged-in'),s.subscriber&&b.add('subscriber'))}catch(e){}";
