import type { Db } from '#registry/schema.ts';
import { chainHash, GENESIS, sha256 } from './chain.ts';
import type { ChainProblem } from './chain-problem.ts';

const AT_ONCE = 500;

export interface Verification {
  documents: number;
  /** Faults found. */
  problems: ChainProblem[];
}

/**
 * Verifies all documents in the order of their series: no missing number, content equal to its
 * hash, each chained to the previous one, and the series' last number correct (INV-04, REL-72).
 */
export async function verifyChains(db: Db): Promise<Verification> {
  const heads = await db.selectFrom('invoice_series').selectAll().orderBy('code').execute();
  const all: Verification = { documents: 0, problems: [] };
  for (const head of heads) {
    const found = await verifySeries(db, head.code);
    all.documents += found.ordinal;
    all.problems.push(...found.problems);
    if (found.ordinal !== head.last_ordinal || found.hash !== head.last_hash)
      all.problems.push({ code: 'head', name: head.code });
  }
  return all;
}

async function verifySeries(db: Db, series: string) {
  const problems: ChainProblem[] = [];
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
      if (row.ordinal !== ordinal + 1) problems.push({ code: 'missing', name: row.number });
      if (row.previous_hash !== hash) problems.push({ code: 'follows', name: row.number });
      if (chainHash(row.previous_hash, row.number, row.snapshot) !== row.hash)
        problems.push({ code: 'issued', name: row.number });
      if (row.pdf && sha256(row.pdf) !== row.sha256)
        problems.push({ code: 'printed', name: row.number });
      ordinal = row.ordinal;
      hash = row.hash;
    }
    if (rows.length < AT_ONCE) return { ordinal, hash, problems };
  }
}
