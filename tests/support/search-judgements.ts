import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../seeds/search-judgements');
const BEST = 10;

export interface Judged {
  query: string;
  /** Grades by product code: 3 intended, 2 also good, 1 acceptable. Empty: not sold. */
  grades: ReadonlyMap<string, number>;
}

/** One list of each judging. */
export const LISTS = ['first.tsv', 'second.tsv', 'third.tsv'] as const;

/** What shoppers type with what they expect; of the grades of a product the lowest counts. */
export function readJudgements(lists: readonly string[] = LISTS): Judged[] {
  const [first = new Map<string, Map<string, number>>(), ...others] = lists.map(readFile);
  return [...first].map(([query, grades]) => {
    const lowest = [...grades].map(([sku, grade]): [string, number] => {
      const seconds = others.map((list) => {
        const one = list.get(query);
        if (!one) throw new Error(`« ${query} » is not in every list`);
        return one.get(sku) ?? 0;
      });
      return [sku, Math.min(grade, ...seconds)];
    });
    return { query, grades: new Map(lowest.filter(([, grade]) => grade > 0)) };
  });
}

function readFile(name: string): Map<string, Map<string, number>> {
  const [, ...lines] = readFileSync(join(FOLDER, name), 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [query = '', ...columns] = line.split('\t');
      const grades = columns.flatMap((skus, at) =>
        skus
          .split(' ')
          .filter(Boolean)
          .map((sku) => [sku, 3 - at] as const),
      );
      return [query, new Map(grades)];
    }),
  );
}

/** nDCG of the first ten results, 0 to 1; null when the query is for something not sold. */
export function scoreOf({ grades }: Judged, answers: readonly string[]): number | null {
  const ideal = [...grades.values()].toSorted((a, b) => b - a);
  if (ideal.length === 0) return null;
  return gain(answers.map((sku) => grades.get(sku) ?? 0)) / gain(ideal);
}

const gain = (grades: readonly number[]) =>
  grades.slice(0, BEST).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

export interface SearchScore {
  /** Mean nDCG@10 of the queries with expected results. */
  mean: number;
  /** Queries with expected but no actual results. */
  empty: string[];
  /** Every query with its score, the worst first. */
  queries: { query: string; score: number; answers: string[] }[];
  /** Queries for products not sold, with the number of results. */
  notSold: { query: string; found: number }[];
}

/** Runs every judged query. `find` returns product codes, best first. */
export async function scoreSearch(
  find: (query: string) => Promise<string[]>,
  lists: readonly string[] = LISTS,
): Promise<SearchScore> {
  const queries: SearchScore['queries'] = [];
  const notSold: SearchScore['notSold'] = [];
  for (const judged of readJudgements(lists)) {
    const answers = await find(judged.query);
    const score = scoreOf(judged, answers);
    if (score === null) notSold.push({ query: judged.query, found: answers.length });
    else queries.push({ query: judged.query, score, answers });
  }
  const sum = queries.reduce((total, { score }) => total + score, 0);
  return {
    mean: sum / queries.length,
    empty: queries.filter(({ answers }) => answers.length === 0).map(({ query }) => query),
    queries: queries.toSorted((a, b) => a.score - b.score),
    notSold,
  };
}
