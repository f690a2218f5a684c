import { type Kysely, sql, type Transaction } from 'kysely';
import type { Jobs } from './jobs.ts';

/** Counts of the jobs of one name, by state. */
export interface JobQueue {
  name: string;
  waiting: number;
  active: number;
  failed: number;
}

/** A job that failed and used up its retries. */
export interface FailedJob {
  id: string;
  name: string;
  error: string;
  failedAt: Date | null;
}

const SHOWN = 50;
const LONGEST_ERROR = 500;

/** Queues with at least one waiting, running or failed job. */
export async function listQueues<DB>(db: Kysely<DB>): Promise<JobQueue[]> {
  const { rows } = await sql<JobQueue>`
    select name,
      (count(*) filter (where state in ('created', 'retry')))::int as waiting,
      (count(*) filter (where state = 'active'))::int as active,
      (count(*) filter (where state = 'failed'))::int as failed
    from pgboss.job where state < 'completed' or state = 'failed'
    group by name order by failed desc, waiting desc, name`.execute(db);
  return rows;
}

/** The latest failed jobs with their error, and without their data, which may identify a person. */
export async function listFailedJobs<DB>(db: Kysely<DB>): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id, name, left(coalesce(output ->> 'message', output::text, ''), ${LONGEST_ERROR}) as error,
      completed_on as "failedAt"
    from pgboss.job where state = 'failed'
    order by completed_on desc nulls last limit ${SHOWN}`.execute(db);
  return rows;
}

/** Queues a failed job again as a new one; false when it no longer exists. */
export async function runJobAgain<DB>(
  tx: Transaction<DB>,
  jobs: Pick<Jobs, 'send'>,
  id: string,
): Promise<boolean> {
  const { rows } = await sql<{ name: string; data: Record<string, unknown> | null }>`
    delete from pgboss.job where id = ${id}::uuid and state = 'failed'
    returning name, data`.execute(tx);
  const [job] = rows;
  if (job) await jobs.send(tx, job.name, job.data ?? {});
  return job !== undefined;
}
