/** A person who looks at a page waits no longer for a drawing than this. */
const TIMEOUT_MS = 8000;

/** What this process is about to make, in order, and who waits for one of them. */
const lacking = new Set<string>();
const waiting = new Map<string, (() => void)[]>();

/** Tells which pictures are going to be made, in this order. */
export function expectPictures(hashes: readonly string[]): void {
  lacking.clear();
  for (const hash of hashes) lacking.add(hash);
}

/** The picture to make next: one that somebody waits for, else the first in order. */
export function nextPicture(): string | undefined {
  return awaitedPicture() ?? lacking.values().next().value;
}

/** A picture that somebody waits for and that is going to be made. */
export function awaitedPicture(): string | undefined {
  for (const hash of waiting.keys()) if (lacking.has(hash)) return hash;
  return undefined;
}

/** A first file of the picture is there: who waits for it sees it, the other sizes follow. */
export function tellPictureSeen(hash: string): void {
  for (const tell of waiting.get(hash) ?? []) tell();
  waiting.delete(hash);
}

/** The picture is there in every size, and no longer to be made. */
export function tellPictureMade(hash: string): void {
  lacking.delete(hash);
  tellPictureSeen(hash);
}

/**
 * Puts a picture first and resolves when a file of it is there, or after eight seconds. At once when this
 * process is not going to make it.
 */
export function pictureMade(hash: string): Promise<void> {
  if (!lacking.has(hash)) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, TIMEOUT_MS);
    const tell = () => {
      clearTimeout(timer);
      resolve();
    };
    waiting.set(hash, [...(waiting.get(hash) ?? []), tell]);
  });
}
