import { useEffect, useSyncExternalStore } from 'react';
import { useFetchers, useLocation } from 'react-router';

/** What the readable cookie tells about the visitor; the server's documents know nobody. */
export interface Visitor {
  firstName: string | null;
  subscriber: boolean;
  /** Until the first order, as it was when they signed in. */
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
    // A cookie somebody edited by hand reads as nobody; the server's own session decides anyway.
    visitor = NOBODY;
  }
  return visitor;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The visitor as the header shows them: nobody in the server's HTML, the real one right after. */
export const useVisitor = (): Visitor => useSyncExternalStore(subscribe, current, () => NOBODY);

/** Fired on the document when its visitor is no longer signed in, for those who measure (AUT-18). */
export const SIGNED_OUT = 'gamelle:signed-out';

/** Looks at the cookie again after each navigation and each answered form; keeps the body's class true. */
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
 * Sets the body's class before anything is painted (NAV-21, NAV-22), on cached documents too.
 * Plain old script: it runs before any module and its text is hashed by the content policy.
 */
export const BODY_CLASS_SCRIPT =
  "try{var m=/(?:^|; )gamelle_etat=([^;]*)/.exec(document.cookie),s=m&&JSON.parse(decodeURIComponent(m[1])),b=document.body.classList;s&&s.firstName!==null&&(b.remove('anonymous'),b.add('logged-in'),s.subscriber&&b.add('subscriber'))}catch(e){}";
