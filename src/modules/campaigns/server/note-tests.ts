import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';
import type { CampaignAnswer, CampaignVisit } from '../contracts.ts';
import { findTests } from './queries.ts';

/** The page after an order: a visitor on it has ordered. */
const ORDERED = 'order-confirmation';

/** A visit of somebody who consented to measurement. */
interface Measured {
  visitor: string;
  visit: CampaignVisit;
  answer: CampaignAnswer;
}

/**
 * Records that a visitor sees a version of a test, and that a visitor who takes part in one has
 * ordered. Each counts once per test, whatever the number of visits or orders; the visitor keeps
 * the first version seen.
 */
export async function noteTests(
  work: UnitOfWork,
  { visitor, visit, answer }: Measured,
): Promise<void> {
  const shown = answer.abtest?.configurations;
  if (typeof shown?.name === 'string' && typeof shown.segment === 'string')
    await work.tx
      .insertInto('abtest_visitors')
      .values({
        test: shown.name,
        visitor: fingerprint(shown.name, visitor),
        segment: shown.segment,
        channel: visit.country_version ?? null,
        seen_on: work.today.toString(),
        ordered_on: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (visit.page_template !== ORDERED) return;
  const tests = await findTests(work.tx);
  for (const test of tests.filter((name) => Object.hasOwn(visit.abtests ?? {}, name)))
    await sql`
      update abtest_visitors set ordered_on = ${work.today.toString()}::date
      where test = ${test} and visitor = ${fingerprint(test, visitor)} and ordered_on is null`.execute(
      work.tx,
    );
}

/** Includes the name of the test, so that participations in two tests cannot be linked. */
const fingerprint = (test: string, visitor: string): Buffer =>
  createHash('sha256').update(`${test} ${visitor}`).digest();
