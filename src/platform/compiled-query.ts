import type { CompiledQuery, QueryExecutorProvider } from 'kysely';

/** Placeholder for an argument while a statement is compiled. */
class Place {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/** A Kysely instance or transaction. */
interface Runner extends QueryExecutorProvider {
  executeQuery<R>(query: CompiledQuery<R>): Promise<{ rows: R[] }>;
}

/**
 * A statement that is compiled once and then only bound to its arguments, for those run so often
 * that compiling costs more than running. `build` must pass each argument on as a value and never
 * read it.
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
