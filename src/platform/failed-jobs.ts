import { type Kysely, sql, type Transaction } from 'kysely';
import type { Jobs } from './jobs.ts';

/** How the jobs of one name stand. */
export interface JobQueue {
  name: string;
  waiting: number;
  active: number;
  failed: number;
}

/** A job that was tried as often as it may be. */
export interface FailedJob {
  id: string;
  name: string;
  error: string;
  failedAt: Date | null;
}

const SHOWN = 50;
const LONGEST_ERROR = 500;

/** Names of jobs with something to say: waiting, running or failed. */
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

/** The latest failed jobs with their error; never with their data, which may name somebody. */
export async function listFailedJobs<DB>(db: Kysely<DB>): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id, name, left(coalesce(output ->> 'message', output::text, ''), ${LONGEST_ERROR}) as error,
      completed_on as "failedAt"
    from pgboss.job where state = 'failed'
    order by completed_on desc nulls last limit ${SHOWN}`.execute(db);
  return rows;
}

/** Puts a failed job back at the start, as new; false when it is there no more. */
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
