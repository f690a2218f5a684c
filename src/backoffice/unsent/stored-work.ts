import { useEffect } from 'react';
import { staffCounts } from '#kit/cookies.ts';

const nameOf = (desk: string) => `${staffCounts}_${desk}`;

/** What somebody began at a desk in this browser, if it `is` such; null where there is nothing, or the browser keeps nothing. */
export function readWork<Stored>(
  desk: string,
  is: (stored: unknown) => stored is Stored,
): Stored | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOf(desk)) ?? 'null');
    return is(stored) ? stored : null;
  } catch {
    // Something else under this name, or nothing is kept: the page alone remembers.
    return null;
  }
}

/** Keeps what was begun at a desk; null forgets it. */
export function writeWork(desk: string, work: object | null): void {
  try {
    if (work === null) localStorage.removeItem(nameOf(desk));
    else localStorage.setItem(nameOf(desk), JSON.stringify(work));
  } catch {
    // The page remembers it until it is left.
  }
}

/** Forgets what was begun once the shop has it. */
export function useForgottenWork(desk: string, isDone: boolean): void {
  useEffect(() => {
    if (isDone) writeWork(desk, null);
  }, [desk, isDone]);
}
