import { staffUnsent } from '#kit/cookies.ts';
import { officePaths } from '../paths.ts';
import { browserMoment } from './browser-clock.ts';
import { t } from './unsent-words.ts';

/** Scans or counts the server has not confirmed yet. */
export interface Unsent {
  /** Idempotency key: sent twice it takes effect once. */
  key: string;
  /** Workplace: `emballage-12`. */
  desk: string;
  /** Description for the user. */
  name: string;
  /** Address to post to. */
  to: string;
  fields: Readonly<Record<string, string>>;
  /** The refusal; null while it waits to be sent. */
  refused: Refusal | null;
}

export interface Refusal {
  message: string;
  /** Error messages by field name. */
  fields: Readonly<Record<string, string>>;
  /** Additional fields for sending it again when the user confirms it; null or absent when that is impossible. */
  confirm?: Readonly<Record<string, string>> | null | undefined;
  /** What remains refused after a confirmation, shown until dismissed. Null or absent: nothing. */
  rest?: { message: string; fields: Readonly<Record<string, string>> } | null | undefined;
}

/** Result of sending: done, retry later, or refused. */
export type UnsentAnswer = 'done' | 'later' | Refusal;

export interface UnsentState {
  /** Oldest first. */
  entries: readonly Unsent[];
  /** The last request got no answer. */
  isStuck: boolean;
}

export const NOTHING_UNSENT: UnsentState = { entries: [], isStuck: false };

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Post = (entry: Unsent) => Promise<UnsentAnswer>;

export type UnsentQueue = ReturnType<typeof unsentQueue>;

/**
 * Sends scans and counts one after the other, and stores them in the browser until the server confirmed them. The storage is read
 * again before each change, because other tabs of the user write to it. Another user's work waits for them. If the browser cannot
 * store it, the page has it until it is left.
 */
export function unsentQueue(box: Box | null, staff: number, post: Post) {
  const name = `${staffUnsent}_${staff}`;
  const listeners = new Set<() => void>();
  let running: Promise<void> | null = null;

  /** Entries the browser could not store, by key; null for finished ones it could not delete. */
  const held = new Map<string, Unsent | null>();

  const readStored = (): readonly Unsent[] => {
    try {
      const stored = JSON.parse(box?.getItem(name) ?? '[]');
      return Array.isArray(stored) ? stored : [];
    } catch {
      // No storage, or malformed data.
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
      // The storage is full or disabled: the change is held here.
    }
    publish(entries, state.isStuck);
  };

  /** Later entries of a workplace wait for an earlier one that could not be sent. */
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
  /** Concurrent calls wait for the same run. */
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
    /** Adopts entries that another tab, or an earlier page, stored. */
    refresh: () => publish(read(), state.isStuck),
    flush,
    add: (entry: Omit<Unsent, 'refused'>) => {
      write(entry.key, { ...entry, refused: null });
      void flush();
    },
    /**
     * Sends a refused entry again as confirmed, with the time of the confirmation. Confirmed in two tabs, or dismissed in another
     * one, it is sent at most once.
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
    /** Deletes a refused entry once the user has seen it. */
    dismiss: (key: string) => write(key, null),
  };
}

/** Statuses that a retry would not change. */
const LASTING: readonly number[] = [400, 404, 405, 410, 413];

/** Sends one entry for its owner; if another user is signed in by now, it is not sent. */
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
    // No connection: the entry is retried later.
    return 'later';
  }
}

const refusalOf = ({ message, fields, confirm, rest }: Partial<Refusal>): Refusal => ({
  message: String(message ?? ''),
  fields: fields ?? {},
  confirm: confirm ?? null,
  rest: rest ?? null,
});
