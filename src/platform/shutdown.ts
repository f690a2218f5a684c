/** Stops what was started, in reverse order, once, whoever calls and however often. */
export interface Shutdown {
  /** Adds a stop function; runs it at once when stopping has already begun. */
  add(stop: () => Promise<unknown>): Promise<unknown> | undefined;
  run(): Promise<void>;
}

/** Every stop function is called. Throws AggregateError with those that failed. */
export function createShutdown(): Shutdown {
  const stops: (() => Promise<unknown>)[] = [];
  let running: Promise<void> | undefined;

  const runAll = async () => {
    const failures: unknown[] = [];
    for (let stop = stops.pop(); stop; stop = stops.pop())
      await stop().catch((error) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be stopped');
  };
  return {
    add: (stop) => {
      if (running) return stop();
      stops.push(stop);
      return undefined;
    },
    run: () => {
      running ??= runAll();
      return running;
    },
  };
}

/**
 * Stops on the signals of a terminal or a supervisor, also during the start, and when the parent
 * process that has an IPC channel to this one is gone.
 */
export function endOnSignals(shutdown: Shutdown): void {
  const end = () =>
    shutdown.run().then(
      () => process.exit(0),
      (error) => {
        process.stderr.write(`${error.errors?.join('\n') ?? error}\n`);
        process.exit(1);
      },
    );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  process.on('disconnect', end);
  process.channel?.unref(); // A command that is done ends without waiting for its parent.
}
