import { sql } from 'kysely';
import pg from 'pg';
import type { Log } from './log.ts';
import type { UnitOfWork } from './unit-of-work.ts';

const CONTENT_CHANNEL = 'content_changed';
const RECONNECT_MS = 1000;

/** Tells every process, when this transaction commits, that public documents may have changed. */
// biome-ignore lint/suspicious/noExplicitAny: platform knows no table
export async function announceContentChange(work: Pick<UnitOfWork<any>, 'tx'>): Promise<void> {
  await sql`select pg_notify(${CONTENT_CHANNEL}, '')`.execute(work.tx);
}

/**
 * Hears content changes of all processes. After a lost connection everything counts as changed,
 * since a notice may have been missed. Returns the function that stops listening.
 */
export async function listenToContent(url: string, log: Log, onChange: () => void) {
  let stopped = false;
  let client: pg.Client | undefined;
  const connect = async (): Promise<void> => {
    const own = new pg.Client({
      connectionString: url,
      application_name: 'gamelle-listen',
      // A server that vanished without a word is noticed, instead of never being heard again.
      keepAlive: true,
    });
    client = own;
    own.on('notification', onChange);
    let isListening = false;
    own.on('error', (error) => {
      // Before it listens, whoever connects is told; afterwards one loss is one new connection.
      if (stopped || !isListening) return;
      isListening = false;
      log.warn({ err: error }, 'content listener lost its connection');
      setTimeout(reconnect, RECONNECT_MS).unref();
    });
    try {
      await own.connect();
      await own.query(`listen ${CONTENT_CHANNEL}`);
      isListening = true;
    } catch (error) {
      // The connection that failed is the news; that it does not close either is none.
      own.end().catch(() => undefined);
      throw error;
    }
  };
  const reconnect = () => {
    connect().then(onChange, (error) => {
      if (stopped) return;
      log.warn({ err: error }, 'content listener cannot reconnect yet');
      setTimeout(reconnect, RECONNECT_MS).unref();
    });
  };
  await connect();
  return async () => {
    stopped = true;
    await client?.end();
  };
}
