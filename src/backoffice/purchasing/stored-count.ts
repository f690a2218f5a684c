import { useEffect } from 'react';
import type { CountedRow } from './typed-receipt.ts';

/** A delivery that was counted in this browser and that the shop does not know of yet. */
export interface StoredCount {
  /** Of this delivery: sent twice it is received once. */
  key: string;
  note: string;
  rows: readonly CountedRow[];
  /** Sent, and not answered yet. */
  isSent: boolean;
}

const nameOf = (purchase: number) => `gamelle-reception-${purchase}`;

/** What was counted here before; null where there is nothing, or the browser keeps nothing. */
export function readCount(purchase: number): StoredCount | null {
  try {
    const stored = JSON.parse(localStorage.getItem(nameOf(purchase)) ?? 'null');
    return stored && Array.isArray(stored.rows) && typeof stored.key === 'string' ? stored : null;
  } catch {
    // Something else under this name, or nothing is kept: the page alone remembers.
    return null;
  }
}

export function writeCount(purchase: number, count: StoredCount | null): void {
  try {
    if (count === null) localStorage.removeItem(nameOf(purchase));
    else localStorage.setItem(nameOf(purchase), JSON.stringify(count));
  } catch {
    // The page remembers it until it is left.
  }
}

/** Forgets what was counted once the shop has it. */
export function useForgottenCount(purchase: number, isReceived: boolean): void {
  useEffect(() => {
    if (isReceived) writeCount(purchase, null);
  }, [purchase, isReceived]);
}
