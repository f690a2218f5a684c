import type { CompiledQuery, QueryExecutorProvider } from 'kysely';

/** Holds the place of one argument while a statement is built. */
class Place {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/** Kysely, or a transaction of it. */
interface Runner extends QueryExecutorProvider {
  executeQuery<R>(query: CompiledQuery<R>): Promise<{ rows: R[] }>;
}

/**
 * A statement that is built once and then only given its arguments, for those run so often that
 * building them costs more than reading their answer. `build` must pass each argument on as a value
 * and look into none.
 */
export function compiledQuery<D extends Runner, Args extends readonly unknown[], Row>(
  build: (db: D, ...args: Args) => { compile(): CompiledQuery<Row> },
): (db: D, ...args: Args) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, ...args) => {
    compiled ??= build(
      db,
      ...(args.map((_, index) => new Place(index)) as unknown as Args),
    ).compile();
    const parameters = compiled.parameters.map((value) =>
      value instanceof Place ? args[value.index] : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
