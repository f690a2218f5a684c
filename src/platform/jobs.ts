import { SpanKind } from '@opentelemetry/api';
import type { Transaction } from 'kysely';
import { fromKysely, type JobResult, PgBoss, type QueueResult } from 'pg-boss';
import type { Log } from './log.ts';
import { inSpan } from './tracing.ts';

/** Events of the platform's own; `src/registry/events.ts` lists them all: name, and what each says. */
export interface PlatformEvents {
  'mail.queued': { mailId: number };
}

/**
 * A job as listed in `src/registry/jobs.ts`. It may run twice: it looks up, calls a command, and is done.
 * `D` is what it is told: what the events say that it listens to, nothing for a mere schedule.
 */
export interface JobDefinition<M, D = unknown> {
  name: string;
  /** Cron expression in Europe/Paris, by the shop's clock (schedules.ts). */
  schedule?: string;
  /** Work for the machine's files that no civil day waits for: a moved clock leaves it to the queue. */
  isBackground?: true;
  /** Seconds after which a job that was sent for later is taken at the latest; five without it. */
  dueWithinSeconds?: number;
  /** `stopping` is aborted when the process is to end: long work leaves the rest to another run. */
  run: (appContext: M, data: D, stopping?: AbortSignal) => Promise<void>;
}

/** Which jobs hear an event: each takes what the event says. */
export type Listeners<M, E> = {
  readonly [N in keyof E]: readonly JobDefinition<M, E[N]>[];
};

export interface Jobs<E = PlatformEvents> {
  /** Writes a job in the transaction of the change that needs it; `afterSeconds` sends it for later. */
  send(
    // biome-ignore lint/suspicious/noExplicitAny: platform knows no table
    tx: Transaction<any>,
    job: string,
    data: object,
    options?: { afterSeconds?: number },
  ): Promise<void>;
  /** Writes one job for each listener of the event. */
  announce<N extends keyof E & string>(
    // biome-ignore lint/suspicious/noExplicitAny: platform knows no table
    tx: Transaction<any>,
    event: N,
    payload: E[N],
  ): Promise<void>;
}

/** Hears every event in the transaction of its change, and may write jobs there. */
export type EveryEventListener = (
  // biome-ignore lint/suspicious/noExplicitAny: platform knows no table
  tx: Transaction<any>,
  event: string,
  payload: object,
  send: (job: string, data: object) => Promise<void>,
) => Promise<void>;

export interface JobRunner<E = PlatformEvents> extends Jobs<E> {
  /** Starts the workers; jobs taken but unfinished at `stop` go back to their queue. */
  work<M>(appContext: M, definitions: readonly JobDefinition<M, never>[]): Promise<void>;
  stop(): Promise<void>;
}

/** A worker that is silent for so long is dead: its jobs go to another one. */
const HEARTBEAT_SECONDS = 20;
const QUEUE = {
  retryLimit: 8,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  notify: true,
};
/**
 * A queue is told of a job when its change is committed, and looks by itself for what fell due: a
 * second try, a job of a dead worker. Where PostgreSQL cannot tell (some poolers), it looks more
 * often. Several jobs at a time: one by one, a queue would get through one job per look.
 */
const WORK = {
  notifyPollingIntervalSeconds: 5,
  pollingIntervalSeconds: 0.5,
  batchSize: 8,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;
const GRACE_MS = 10_000;

const isAsWanted = ({ heartbeatSeconds, notify }: QueueResult) =>
  heartbeatSeconds === QUEUE.heartbeatSeconds && notify === QUEUE.notify;

interface QueueOptions {
  onEveryEvent?: EveryEventListener;
  /** Whether jobs are run here: who only writes them needs no connection of its own, and watches no queue. */
  runsJobs?: boolean;
}

/** Opens the queues. `listeners` maps an event to the jobs that hear it; `onEveryEvent` hears each. */
export async function createJobs<M, E extends { [N in keyof E]: object }>(
  url: string,
  log: Log,
  names: readonly string[],
  listeners: Listeners<M, E>,
  { onEveryEvent, runsJobs = true }: QueueOptions = {},
): Promise<JobRunner<E>> {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    application_name: 'gamelle-jobs',
    superviseIntervalSeconds: HEARTBEAT_SECONDS,
    monitorIntervalSeconds: HEARTBEAT_SECONDS,
    supervise: runsJobs,
    useListenNotify: runsJobs,
    // Schedules follow the shop's clock (schedules.ts), not the machine's.
    schedule: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue error'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, `job queue: ${message}`));
  await boss.start();
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const name of names) {
    const queue = existing.get(name);
    if (!queue) await boss.createQueue(name, QUEUE);
    else if (!isAsWanted(queue)) await boss.updateQueue(name, QUEUE);
  }

  const stopping = new AbortController();
  const send: Jobs<E>['send'] = async (tx, job, data, { afterSeconds } = {}) => {
    const db = fromKysely(tx);
    await boss.send(
      job,
      data,
      afterSeconds === undefined ? { db } : { db, startAfter: afterSeconds },
    );
  };
  /** One job failing leaves the others of its batch done. */
  const settle = async <M>(
    id: string,
    job: JobDefinition<M, never>,
    appContext: M,
    data: unknown,
  ) => {
    log.debug({ job: job.name, id }, 'job runs');
    try {
      await inSpan(
        `job ${job.name}`,
        { kind: SpanKind.CONSUMER, attributes: { 'messaging.message.id': id } },
        () => job.run(appContext, data as never, stopping.signal),
      );
      return { id, status: 'completed' } as const;
    } catch (error) {
      log.warn({ job: job.name, id, err: error }, 'job failed and will be tried again');
      return { id, status: 'failed', output: { message: String(error) } } as const;
    }
  };
  return {
    send,
    announce: async (tx, event, payload) => {
      for (const { name } of listeners[event]) await send(tx, name, payload);
      await onEveryEvent?.(tx, event, payload, (job, data) => send(tx, job, data));
    },
    work: async (appContext, definitions) => {
      for (const job of definitions) {
        const pace = job.dueWithinSeconds ?? WORK.notifyPollingIntervalSeconds;
        const options = { ...WORK, notifyPollingIntervalSeconds: pace };
        await boss.work(job.name, options, async (batch) => {
          const results: JobResult[] = [];
          for (const { id, data } of batch) results.push(await settle(id, job, appContext, data));
          return results;
        });
      }
    },
    stop: () => {
      stopping.abort();
      return boss.stop({ graceful: true, timeout: GRACE_MS });
    },
  };
}
