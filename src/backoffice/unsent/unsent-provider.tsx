import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { countedLines } from './counted-lines.ts';
import { reopenWork } from './stored-work.ts';
import { NOTHING_UNSENT, postUnsent, type Unsent, unsentQueue } from './unsent-queue.ts';
import { t } from './unsent-words.ts';

const AGAIN_AFTER = 4_000;

/** The browser's storage; null on the server. */
const storage = (): Storage | null => {
  try {
    return typeof document === 'undefined' ? null : localStorage;
  } catch {
    // Storage is disabled: only the page has the data.
    return null;
  }
};

const newQueue = (staff: number) =>
  unsentQueue(storage(), staff, (entry) => postUnsent(entry, staff));

interface Box {
  queue: ReturnType<typeof newQueue> | null;
  /** Staff id of the user. */
  staff: number;
}

const Queue = createContext<Box>({ queue: null, staff: 0 });

const NO_SUBSCRIPTION = () => () => undefined;

function useQueue() {
  const { queue, staff } = useContext(Queue);
  const state = useSyncExternalStore(
    queue?.subscribe ?? NO_SUBSCRIPTION,
    queue?.state ?? (() => NOTHING_UNSENT),
    () => NOTHING_UNSENT,
  );
  const dismiss = useCallback(
    (key: string) => {
      const { desk } = queue?.state().entries.find((entry) => entry.key === key) ?? {};
      // Done first, because an empty queue would mean that the server has it.
      if (desk !== undefined) reopenWork({ staff, desk }, key);
      queue?.dismiss(key);
    },
    [queue, staff],
  );
  const confirm = useCallback((key: string) => queue?.confirm(key), [queue]);
  return { queue, staff, dismiss, confirm, ...state };
}

/** Sends waiting work from any back office page, and shows above it what is waiting and what was refused (O-38). */
export function UnsentProvider({ staff, children }: { staff: number; children: ReactNode }) {
  const box = useMemo(() => ({ queue: newQueue(staff), staff }), [staff]);
  const { queue } = box;
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
    <Queue value={box}>
      <UnsentNotice />
      {children}
    </Queue>
  );
}

function UnsentNotice() {
  const { confirm, dismiss, entries, isStuck } = useQueue();
  const waiting = entries.filter(({ refused }) => refused === null);
  const refused = entries.filter((entry) => entry.refused !== null);
  return (
    <div className="grid gap-3 not-empty:mb-5">
      {isStuck && waiting.length > 0 && (
        <Alert tone="warning" live>
          {t('waiting', { count: waiting.length })}
        </Alert>
      )}
      {refused.map(({ key, name, fields, refused: why }) => (
        <Alert
          key={key}
          tone="error"
          live
          action={
            <div className="flex flex-wrap gap-3">
              {why?.confirm && (
                <Button variant="secondary" size="compact" onClick={() => confirm(key)}>
                  {t('confirm')}
                </Button>
              )}
              <Button
                variant={why?.confirm ? 'quiet' : 'secondary'}
                size="compact"
                onClick={() => dismiss(key)}
              >
                {t('seen')}
              </Button>
            </div>
          }
        >
          {t('refused', { name, message: why?.message ?? '' })}
          <CountedLines lines={countedLines(fields)} />
        </Alert>
      ))}
    </div>
  );
}

/** The refused count, to be counted again: it exists nowhere else once the message is dismissed. */
function CountedLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">
        {t('counted')}
      </summary>
      <ul className="mt-1 grid gap-1 text-small break-words">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same
          <li key={index}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

/** The waiting and refused work of a workplace, the user, and whether the server is reachable. */
export function useUnsent(desk: string) {
  const { queue, staff, dismiss, entries, isStuck } = useQueue();
  const own = useMemo(() => entries.filter((entry) => entry.desk === desk), [entries, desk]);
  const add = useCallback(
    (entry: Omit<Unsent, 'refused' | 'desk'>) => queue?.add({ ...entry, desk }),
    [queue, desk],
  );
  return { own, staff, isStuck, add, dismiss };
}
