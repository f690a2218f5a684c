/** Messages for faults in documents or seals, shown by the command line tool. */
const SENTENCES = {
  head: (name) => `${name}: the series does not end with the document its head names`,
  missing: (name) => `a number is missing before ${name}`,
  follows: (name) => `${name} does not follow the document before it`,
  issued: (name) => `${name} is not what was issued`,
  printed: (name) => `the printed form of ${name} is not what was made`,
  'closing.follows': (name) => `${name} does not follow the period before it`,
  'closing.sealed': (name) => `${name} is not what was sealed`,
  'closing.missing': (name) => `a period is missing before ${name}`,
  'closing.totals': (name) => `the documents of ${name} do not come to what was sealed`,
} as const satisfies Record<string, (name: string) => string>;

/** A fault found by verification; `name` is the document, series or period. */
export interface ChainProblem {
  code: keyof typeof SENTENCES;
  name: string;
}

export const describeProblem = ({ code, name }: ChainProblem): string => SENTENCES[code](name);
