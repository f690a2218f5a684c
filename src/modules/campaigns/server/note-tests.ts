import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';
import type { CampaignAnswer, CampaignVisit } from '../contracts.ts';
import { findTests } from './queries.ts';

/** The page an order ends on: who sees it has ordered. */
const ORDERED = 'order-confirmation';

/** A visit somebody agreed to have measured. */
interface Measured {
  visitor: string;
  visit: CampaignVisit;
  answer: CampaignAnswer;
}

/**
 * Notes that a visitor is shown a version of a test, and that those who take part in one have ordered. Each counts once
 * in a test, however often they come or order; they stay in the version they first saw.
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

/** Of one test each: nobody can say that the same browser took part in two. */
const fingerprint = (test: string, visitor: string): Buffer =>
  createHash('sha256').update(`${test} ${visitor}`).digest();
