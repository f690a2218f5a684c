import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { defined } from '#kit/defined.ts';
import { statementSpan } from './tracing.ts';

// Identifiers and counts are bigint in the database and stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// Civil dates stay strings (YYYY-MM-DD): a Date object would shift them between time zones.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

const MOST_STATEMENTS = 1000;
const LONGEST_STATEMENT = 8192;
/**
 * Statements that select every column are not prepared: a later migration changes their result type
 * under a cached plan.
 */
const EVERY_COLUMN = /\b(?:select|returning) \*/;

const statementNames = new Map<string, string>();

/** The name a statement is prepared under; undefined for one that is not worth preparing. */
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
 * Prepares statements with parameters under a name: PostgreSQL parses and plans each once per
 * connection, which saves four fifths of its work for a cart. `begin` is sent together with the
 * first statement of its transaction.
 */
class FrugalClient extends pg.Client {
  /**
   * Whether all statements run on one server connection, so that prepared statements remain
   * available.
   */
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
    // If `begin` fails, the pipelined statement would run outside a transaction: the connection is
    // dropped.
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

/**
 * The role of the shop's own statements (migration 0272): it cannot delete from append-only tables.
 */
const SHOP_ROLE = 'gamelle_shop';

/** The pool of the shop itself, with fewer rights than the user of `url` (docs/decisions/0264). */
export const createShopPool = (
  url: string,
  size: number,
  { waitsForDisk = true }: Pick<PoolOptions, 'waitsForDisk'> = {},
): pg.Pool => createPool(url, size, { role: SHOP_ROLE, waitsForDisk });

/**
 * Like `createShopPool`, through a pooler in transaction mode (decision 0455), such as PgBouncer.
 * The role cannot be set per client connection, so the pooler runs `set role gamelle_shop` on each
 * server connection it opens.
 */
export const createPooledShopPool = (pooler: string, size: number): pg.Pool =>
  createPool(pooler, size, { Client: PooledClient });

/** Like `createShopPool`, on a replica: the server refuses writes even where it is a primary. */
export const createReplicaPool = (url: string, size: number): pg.Pool =>
  createPool(url, size, { role: SHOP_ROLE, isReadOnly: true });

/** Whether statements of this pool run with exactly the rights of the shop's role. */
export async function runsAsShop(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ role: string }>('select current_user as role');
  return rows[0]?.role === SHOP_ROLE;
}

interface PoolOptions {
  role?: string;
  Client?: typeof FrugalClient;
  /**
   * Whether a commit waits until it is on disk. Without it a crash of the machine can lose the last commits, in order and without
   * corruption.
   */
  waitsForDisk?: boolean | undefined;
  isReadOnly?: boolean;
}

/**
 * One pool for the process; as the owner of the tables unless a role is named, for migrations, tests
 * and purges. `application_name` shows up in pg_stat_activity.
 */
export function createPool(
  url: string,
  size: number,
  { role, Client = FrugalClient, waitsForDisk = true, isReadOnly = false }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    options: defined([
      role && `-c role=${role}`,
      waitsForDisk ? undefined : '-c synchronous_commit=off',
      isReadOnly ? '-c default_transaction_read_only=on' : undefined,
    ]).join(' '),
    Client,
    pipeline: true,
    connectionString: url,
    max: size,
    application_name: 'gamelle',
    connectionTimeoutMillis: 10_000,
  });
  // A broken connection is replaced, and its statement rejects for the caller. Without a listener
  // the `error` event would end the process at every restart of the database. The pool only listens
  // on idle connections, so each client needs a listener too, for errors between two statements of
  // a transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export function createDatabase<DB>(pool: pg.Pool): Kysely<DB> {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

/** Whether the database refused a write because of this constraint or unique index. */
export const violates = (error: unknown, constraint: string): boolean =>
  (error as { constraint?: string } | null)?.constraint === constraint;
