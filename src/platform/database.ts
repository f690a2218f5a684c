import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { defined } from '#kit/defined.ts';
import { statementSpan } from './tracing.ts';

// Identifiers and counts are bigint in the database and stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// Civil dates stay text (YYYY-MM-DD): a Date object would move them across time zones.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

const MOST_STATEMENTS = 1000;
const LONGEST_STATEMENT = 8192;
/** Its columns may change under a plan that is kept, with the next migration. */
const EVERY_COLUMN = /\b(?:select|returning) \*/;

const statementNames = new Map<string, string>();

/** The name a statement is kept under; undefined for one that is not worth keeping. */
function statementName(text: string): string | undefined {
  const cached = statementNames.get(text);
  if (cached) return cached;
  if (statementNames.size >= MOST_STATEMENTS || text.length > LONGEST_STATEMENT) return undefined;
  if (EVERY_COLUMN.test(text)) return undefined;
  const name = `s${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}

const BEGUN = { command: 'BEGIN', rows: [], rowCount: null };

/**
 * Statements with parameters are prepared under a name: PostgreSQL parses and plans each once per
 * connection instead of every time, which was four fifths of its work for a cart. `begin` travels
 * with the first statement of its transaction.
 */
class FrugalClient extends pg.Client {
  /** Whether the connection stays the same, so that what was prepared on it is still there. */
  protected readonly staysTheSame: boolean = true;
  #beginning = false;

  // biome-ignore lint/suspicious/noExplicitAny: pg declares nine forms of this call, Kysely uses one
  override query(text: any, values?: any, callback?: any): any {
    if (text === 'begin' && !callback) {
      this.#beginning = true;
      return Promise.resolve(BEGUN);
    }
    if (!this.#beginning) return this.#send(text, values, callback);
    this.#beginning = false;
    const { stream } = this.connection;
    stream.cork();
    // Refused, the statement behind it would stand alone: nothing of this connection counts then.
    super.query('begin').catch((error: Error) => stream.destroy(error));
    const answer = this.#send(text, values, callback);
    stream.uncork();
    return answer;
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above
  #send(text: any, values?: any, callback?: any): any {
    const isPrepared =
      this.staysTheSame && typeof text === 'string' && Array.isArray(values) && values.length > 0;
    const name = isPrepared ? statementName(text) : undefined;
    const end = typeof text === 'string' ? statementSpan(text) : undefined;
    const send = (then: typeof callback) =>
      name ? super.query({ name, text, values }, then) : super.query(text, values, then);
    if (!end) return send(callback);
    if (callback)
      return send((error: Error | undefined, result: unknown) => {
        end(error);
        callback(error, result);
      });
    const answer = Promise.resolve(send(undefined));
    answer.then(() => end(), end);
    return answer;
  }
}

/** Behind a pooler each transaction may run on another connection: nothing is prepared under a name. */
class PooledClient extends FrugalClient {
  protected override readonly staysTheSame = false;
}

/** Who the shop's statements run as (migration 0272): it deletes nothing that is append-only. */
const SHOP_ROLE = 'gamelle_shop';

/** The pool of the shop itself, of less power than whoever `url` names (docs/decisions/0264). */
export const createShopPool = (
  url: string,
  size: number,
  { waitsForDisk = true }: Pick<PoolOptions, 'waitsForDisk'> = {},
): pg.Pool => createPool(url, size, { role: SHOP_ROLE, waitsForDisk });

/**
 * The same through a pooler in transaction mode (decision 0455), such as PgBouncer. It takes no role
 * with a connection: it gives its own, `set role gamelle_shop`, to each as it opens it.
 */
export const createPooledShopPool = (pooler: string, size: number): pg.Pool =>
  createPool(pooler, size, { Client: PooledClient });

/** Whether what runs in this pool runs with the power of the shop, and no more. */
export async function runsAsShop(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ role: string }>('select current_user as role');
  return rows[0]?.role === SHOP_ROLE;
}

interface PoolOptions {
  role?: string;
  Client?: typeof FrugalClient;
  /** Whether a commit is answered once it is on the disk; else a crash of the machine can take back the last ones, whole and in order. */
  waitsForDisk?: boolean | undefined;
}

/**
 * One pool for the process; as the owner of the tables unless a role is named, for migrations, tests
 * and purges. `application_name` shows up in pg_stat_activity.
 */
export function createPool(
  url: string,
  size: number,
  { role, Client = FrugalClient, waitsForDisk = true }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    options: defined([
      role && `-c role=${role}`,
      waitsForDisk ? undefined : '-c synchronous_commit=off',
    ]).join(' '),
    Client,
    pipeline: true,
    connectionString: url,
    max: size,
    application_name: 'gamelle',
    connectionTimeoutMillis: 10_000,
  });
  // A connection that breaks is replaced, and whoever uses it or asks next is told by the statement;
  // unheard, the event would end the process at every restart of the database. The pool hears idle
  // connections only: one that stands between two statements of a transaction has to be heard itself.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export function createDatabase<DB>(pool: pg.Pool): Kysely<DB> {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

/** Did the database refuse a write because of this constraint or unique index? */
export const violates = (error: unknown, constraint: string): boolean =>
  (error as { constraint?: string } | null)?.constraint === constraint;
