import { sql } from 'kysely';
import pg from 'pg';
import type { Log } from './log.ts';
import type { UnitOfWork } from './unit-of-work.ts';

const CONTENT_CHANNEL = 'content_changed';
const RECONNECT_MS = 1000;

/** Notifies every process, when this transaction commits, that public pages may have changed. */
// biome-ignore lint/suspicious/noExplicitAny: platform knows no table
export async function announceContentChange(work: Pick<UnitOfWork<any>, 'tx'>): Promise<void> {
  await sql`select pg_notify(${CONTENT_CHANNEL}, '')`.execute(work.tx);
}

/**
 * Listens to content changes of all processes. After a lost connection `onChange` is called, since
 * a notification may have been missed. Returns the function that stops listening.
 */
export async function listenToContent(url: string, log: Log, onChange: () => void) {
  let stopped = false;
  let client: pg.Client | undefined;
  const connect = async (): Promise<void> => {
    const own = new pg.Client({
      connectionString: url,
      application_name: 'gamelle-listen',
      // Without keep-alive a server that vanished silently would never be noticed.
      keepAlive: true,
    });
    client = own;
    own.on('notification', onChange);
    let isListening = false;
    own.on('error', (error) => {
      // Before `listen` succeeded the error rejects `connect`. Afterwards one loss causes one
      // reconnection.
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
      // The connection error is thrown below; a failure to close that connection adds nothing.
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
