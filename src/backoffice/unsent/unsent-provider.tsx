import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { NOTHING_UNSENT, postUnsent, type Unsent, unsentQueue } from './unsent-queue.ts';
import { t } from './unsent-words.ts';

const AGAIN_AFTER = 4_000;

const storage = (): Storage | null => {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    // It is closed: the page alone remembers.
    return null;
  }
};

const newQueue = (staff: number) => unsentQueue(storage(), staff, postUnsent);

const Queue = createContext<ReturnType<typeof newQueue> | null>(null);

const NO_SUBSCRIPTION = () => () => undefined;

function useQueue() {
  const queue = useContext(Queue);
  const state = useSyncExternalStore(
    queue?.subscribe ?? NO_SUBSCRIPTION,
    queue?.state ?? (() => NOTHING_UNSENT),
    () => NOTHING_UNSENT,
  );
  return { queue, ...state };
}

/**
 * Sends what waits in this browser, on whichever page of the team somebody is, and says above it what waits and what the
 * shop did not take (O-38).
 */
export function UnsentProvider({ staff, children }: { staff: number; children: ReactNode }) {
  const queue = useMemo(() => newQueue(staff), [staff]);
  useEffect(() => {
    const again = () => void queue.flush();
    again();
    const timer = setInterval(again, AGAIN_AFTER);
    addEventListener('online', again);
    addEventListener('storage', queue.refresh);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
      removeEventListener('storage', queue.refresh);
    };
  }, [queue]);
  return (
    <Queue value={queue}>
      <UnsentNotice />
      {children}
    </Queue>
  );
}

function UnsentNotice() {
  const { queue, entries, isStuck } = useQueue();
  const waiting = entries.filter(({ refused }) => refused === null);
  const refused = entries.filter((entry) => entry.refused !== null);
  return (
    <div className="grid gap-3 not-empty:mb-5">
      {isStuck && waiting.length > 0 && (
        <Alert tone="warning" live>
          {t('waiting', { count: waiting.length })}
        </Alert>
      )}
      {refused.map(({ key, name, refused: why }) => (
        <Alert key={key} tone="error" live>
          {t('refused', { name, message: why?.message ?? '' })}{' '}
          <Button variant="quiet" size="compact" onClick={() => queue?.dismiss(key)}>
            {t('seen')}
          </Button>
        </Alert>
      ))}
    </div>
  );
}

/** What waits of a desk to be sent or was refused, and whether the shop is reached. */
export function useUnsent(desk: string) {
  const { queue, entries, isStuck } = useQueue();
  const own = useMemo(() => entries.filter((entry) => entry.desk === desk), [entries, desk]);
  const actions = useMemo(
    () => ({
      add: (entry: Omit<Unsent, 'refused' | 'desk'>) => queue?.add({ ...entry, desk }),
      dismiss: (key: string) => queue?.dismiss(key),
    }),
    [queue, desk],
  );
  return { own, isStuck, add: actions.add, dismiss: actions.dismiss };
}
