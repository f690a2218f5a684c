import { staffUnsent } from '#kit/cookies.ts';
import { officePaths } from '../paths.ts';
import { browserMoment } from './browser-clock.ts';
import { t } from './unsent-words.ts';

/** What was scanned or counted at a desk, and the shop has not said yet that it has it. */
export interface Unsent {
  /** Of this one thing: sent twice it is done once. */
  key: string;
  /** Where it was done: `emballage-12`. */
  desk: string;
  /** What it is, in words. */
  name: string;
  /** The address it is sent to. */
  to: string;
  fields: Readonly<Record<string, string>>;
  /** Why the shop does not take it; null while it has to be sent. */
  refused: Refusal | null;
}

export interface Refusal {
  message: string;
  /** Words by name of field. */
  fields: Readonly<Record<string, string>>;
  /** With which fields it is sent again by whoever says it is right all the same; null or left out: it cannot be. */
  confirm?: Readonly<Record<string, string>> | null | undefined;
  /** What is refused all the same where that is confirmed: it is said until somebody has seen it. Null or left out: nothing. */
  rest?: { message: string; fields: Readonly<Record<string, string>> } | null | undefined;
}

/** The shop has it, does not take it, or was not reached: it is sent again. */
export type UnsentAnswer = 'done' | 'later' | Refusal;

export interface UnsentState {
  /** Oldest first. */
  entries: readonly Unsent[];
  /** The last one that was sent was not answered. */
  isStuck: boolean;
}

export const NOTHING_UNSENT: UnsentState = { entries: [], isStuck: false };

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Post = (entry: Unsent) => Promise<UnsentAnswer>;

export type UnsentQueue = ReturnType<typeof unsentQueue>;

/**
 * Sends what was scanned or counted one after the other, and keeps it in the browser until the shop said it has it. It is read
 * anew before each change: another tab of the same person writes there too. What somebody else did waits for them. Where the
 * browser stores nothing, or is full, the page alone remembers, until it is left.
 */
export function unsentQueue(box: Box | null, staff: number, post: Post) {
  const name = `${staffUnsent}_${staff}`;
  const listeners = new Set<() => void>();
  let running: Promise<void> | null = null;

  /** What the browser did not store, by key; null for what is done with, and the browser still has. */
  const held = new Map<string, Unsent | null>();

  const readStored = (): readonly Unsent[] => {
    try {
      const stored = JSON.parse(box?.getItem(name) ?? '[]');
      return Array.isArray(stored) ? stored : [];
    } catch {
      // Storage is closed, or something else stands under this name.
      return [];
    }
  };
  const read = (): readonly Unsent[] => {
    const there = new Map<string, Unsent | null>(readStored().map((one) => [one.key, one]));
    for (const [key, entry] of held) there.set(key, entry);
    return [...there.values()].filter((entry) => entry !== null);
  };
  let state: UnsentState = { entries: read(), isStuck: false };
  const publish = (entries: readonly Unsent[], isStuck: boolean) => {
    state = { entries, isStuck };
    for (const listener of listeners) listener();
  };
  const write = (key: string, entry: Unsent | null) => {
    held.set(key, entry);
    const entries = read();
    try {
      if (entries.length === 0) box?.removeItem(name);
      else box?.setItem(name, JSON.stringify(entries));
      if (box) held.clear();
    } catch {
      // It is full or closed: what changed is held here.
    }
    publish(entries, state.isStuck);
  };

  /** What comes after something of the same desk that could not be sent waits with it. */
  const nextOf = (waiting: ReadonlySet<string>) =>
    read().find(({ refused, desk }) => refused === null && !waiting.has(desk));

  const sendAll = async (): Promise<void> => {
    const waiting = new Set<string>();
    for (let next = nextOf(waiting); next; next = nextOf(waiting)) {
      const { key, desk } = next;
      const answer = await post(next);
      if (answer === 'later') waiting.add(desk);
      else write(key, answer === 'done' ? null : { ...next, refused: answer });
    }
    publish(read(), waiting.size > 0);
  };
  /** Who asks while it is sending waits for the same. */
  const flush = (): Promise<void> => {
    running ??= sendAll().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
    /** Takes over what another tab, or this one before, left there. */
    refresh: () => publish(read(), state.isStuck),
    flush,
    add: (entry: Omit<Unsent, 'refused'>) => {
      write(entry.key, { ...entry, refused: null });
      void flush();
    },
    /**
     * Sends again what was refused, as right all the same: the shop learns when that was said. Said in two tabs, or while it was
     * dismissed in another, it is sent once or not at all.
     */
    confirm: (key: string) => {
      const entry = read().find((one) => one.key === key);
      if (!entry?.refused?.confirm) return;
      const { confirm, rest } = entry.refused;
      const fields = { ...entry.fields, ...confirm, confirmedAt: String(browserMoment()) };
      const again = `${key}-again`;
      write(again, { ...entry, key: again, fields, refused: null });
      const left = rest && {
        ...entry,
        fields: { ...entry.fields, ...rest.fields },
        refused: { message: rest.message, fields: {} },
      };
      write(key, left ?? null);
      void flush();
    },
    /** Forgets what was refused, once somebody has seen it. */
    dismiss: (key: string) => write(key, null),
  };
}

/** What a server answers to the same thing however often it is sent. */
const LASTING: readonly number[] = [400, 404, 405, 410, 413];

/** Sends one thing to where it goes, as something its owner did: whoever else is signed in by now does not send it. */
export async function postUnsent(
  { to, key, fields }: Unsent,
  staff: number,
): Promise<UnsentAnswer> {
  try {
    const sentAt = String(browserMoment());
    const body = new URLSearchParams({ ...fields, key, sentAt, staff: String(staff) });
    const answer = await fetch(officePaths.stored(to), { method: 'POST', body });
    const isAnswer = answer.headers.get('content-type')?.includes('json');
    if (answer.status === 422 && isAnswer) return refusalOf(await answer.json());
    if (LASTING.includes(answer.status))
      return { message: t('lost', { status: answer.status }), fields: {} };
    return answer.ok && isAnswer ? 'done' : 'later';
  } catch {
    // No network: what was scanned is kept, and tried again.
    return 'later';
  }
}

const refusalOf = ({ message, fields, confirm, rest }: Partial<Refusal>): Refusal => ({
  message: String(message ?? ''),
  fields: fields ?? {},
  confirm: confirm ?? null,
  rest: rest ?? null,
});
