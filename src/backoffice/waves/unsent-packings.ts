import type { ScannedLot } from '#modules/waves/rules/index.ts';

/** An order that was packed here and that the shop does not know of yet. */
export interface UnsentPacking {
  /** Of this packing: sent twice it is done once. */
  key: string;
  number: string;
  lots: readonly ScannedLot[];
}

const nameOf = (wave: number) => `gamelle-emballage-${wave}`;

/** What waits in this browser to be sent, oldest first; nothing where it keeps nothing. */
export function readUnsent(wave: number): UnsentPacking[] {
  try {
    const stored = JSON.parse(localStorage.getItem(nameOf(wave)) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    // A browser that keeps nothing, or something else under this name: the page alone remembers.
    return [];
  }
}

export function writeUnsent(wave: number, unsent: readonly UnsentPacking[]): void {
  try {
    if (unsent.length === 0) localStorage.removeItem(nameOf(wave));
    else localStorage.setItem(nameOf(wave), JSON.stringify(unsent));
  } catch {
    // The page remembers it until it is left.
  }
}

/** What a packing is sent as: a lot that was not scanned is the one the shop proposes. */
export function asForm({ key, number, lots }: UnsentPacking): URLSearchParams {
  const named = lots.filter(({ lot }) => lot !== '');
  return new URLSearchParams({ key, packed: JSON.stringify({ number, lots: named }) });
}
