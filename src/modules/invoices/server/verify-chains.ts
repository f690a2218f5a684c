import type { Db } from '#schema.ts';
import { chainHash, GENESIS, sha256 } from './chain.ts';

const AT_ONCE = 500;

export interface Verification {
  documents: number;
  /** One sentence per thing that is not as it was issued. */
  problems: string[];
}

/**
 * Reads every document again, in the order of its series: no number is missing, no byte differs
 * from what was hashed, each follows the one before, and the head knows the last (INV-04, REL-72).
 */
export async function verifyChains(db: Db): Promise<Verification> {
  const heads = await db.selectFrom('invoice_series').selectAll().orderBy('code').execute();
  const all: Verification = { documents: 0, problems: [] };
  for (const head of heads) {
    const found = await verifySeries(db, head.code);
    all.documents += found.ordinal;
    all.problems.push(...found.problems);
    if (found.ordinal !== head.last_ordinal || found.hash !== head.last_hash)
      all.problems.push(`${head.code}: the series does not end with the document its head names`);
  }
  return all;
}

async function verifySeries(db: Db, series: string) {
  const problems: string[] = [];
  let ordinal = 0;
  let hash = GENESIS;
  for (;;) {
    const rows = await db
      .selectFrom('invoices as i')
      .leftJoin('invoice_files as f', 'f.invoice_id', 'i.id')
      .select(['i.ordinal', 'i.number', 'i.snapshot', 'i.previous_hash', 'i.hash'])
      .select(['f.pdf', 'f.sha256'])
      .where('i.series', '=', series)
      .where('i.ordinal', '>', ordinal)
      .orderBy('i.ordinal')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) {
      if (row.ordinal !== ordinal + 1)
        problems.push(`${series}: a number is missing before ${row.number}`);
      if (row.previous_hash !== hash)
        problems.push(`${row.number} does not follow the document before it`);
      if (chainHash(row.previous_hash, row.number, row.snapshot) !== row.hash)
        problems.push(`${row.number} is not what was issued`);
      if (row.pdf && sha256(row.pdf) !== row.sha256)
        problems.push(`the printed form of ${row.number} is not what was made`);
      ordinal = row.ordinal;
      hash = row.hash;
    }
    if (rows.length < AT_ONCE) return { ordinal, hash, problems };
  }
}
