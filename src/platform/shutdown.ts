/** What was started is stopped in reverse order, once, whoever asks and however often. */
export interface Shutdown {
  /** Adds a stop; when stopping has begun already, it is carried out at once. */
  add(stop: () => Promise<unknown>): Promise<unknown> | undefined;
  run(): Promise<void>;
}

/** Every stop is tried. Throws AggregateError with the stops that failed. */
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
 * Ends the process on the signals of a terminal or a supervisor, also while it is starting, and
 * when the process that started it over a channel is gone.
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
