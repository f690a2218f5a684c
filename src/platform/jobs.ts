import { SpanKind } from '@opentelemetry/api';
import type { Transaction } from 'kysely';
import { fromKysely, type JobResult, PgBoss, type QueueResult } from 'pg-boss';
import type { Log } from './log.ts';
import { inSpan } from './tracing.ts';

/** Events of the platform itself; `src/registry/events.ts` lists all events with their payloads. */
export interface PlatformEvents {
  'mail.queued': { mailId: number };
}

/**
 * A job as listed in `src/registry/jobs.ts`. It may run twice: it reads, calls a command, and ends.
 * `D` is its data: the payload of the events it listens to, nothing for a schedule.
 */
export interface JobDefinition<M, D = unknown> {
  name: string;
  /** Cron expression in Europe/Paris, by the shop's clock (schedules.ts). */
  schedule?: string;
  /** Maintenance of files that depends on no civil day: a moved clock does not wait for it. */
  isBackground?: true;
  /** Maximum delay in seconds until a delayed job is fetched; five by default. */
  dueWithinSeconds?: number;
  /** `stopping` is aborted when the process is to end: long work leaves the rest to another run. */
  run: (appContext: M, data: D, stopping?: AbortSignal) => Promise<void>;
}

/** The jobs that listen to each event, with its payload as their data. */
export type Listeners<M, E> = {
  readonly [N in keyof E]: readonly JobDefinition<M, E[N]>[];
};

export interface Jobs<E = PlatformEvents> {
  /** Queues a job in the transaction of the change that needs it; `afterSeconds` delays it. */
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

/** Called for every event in the transaction of its change; may queue jobs in it. */
export type EveryEventListener = (
  // biome-ignore lint/suspicious/noExplicitAny: platform knows no table
  tx: Transaction<any>,
  event: string,
  payload: object,
  send: (job: string, data: object) => Promise<void>,
) => Promise<void>;

export interface JobRunner<E = PlatformEvents> extends Jobs<E> {
  /** Starts the workers; jobs fetched but unfinished at `stop` return to their queue. */
  work<M>(appContext: M, definitions: readonly JobDefinition<M, never>[]): Promise<void>;
  stop(): Promise<void>;
}

/** A worker without a heartbeat for this long counts as dead: its jobs go to another one. */
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
 * A worker is notified when a job is committed, and also polls for retries and for jobs of dead
 * workers. Where PostgreSQL cannot notify (some poolers), it polls more often. It fetches several
 * jobs at a time: one by one, it would complete one job per poll.
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
  /**
   * Whether this process runs jobs; one that only queues them needs no connection of its own and
   * monitors no queue.
   */
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
    // Schedules use the shop's clock (schedules.ts), not pg-boss's.
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
  /**
   * Completes or fails each job by itself, so that one failure does not affect the rest of its
   * batch.
   */
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
