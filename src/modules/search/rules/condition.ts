/** A filter on records, parsed from any of the three notations of the protocol. */
export type Condition =
  | { kind: 'all'; of: Condition[] }
  | { kind: 'any'; of: Condition[] }
  | { kind: 'not'; of: Condition }
  | { kind: 'facet'; attribute: string; value: string }
  | { kind: 'number'; attribute: string; operator: Comparison; value: number };

export type Comparison = '<' | '<=' | '=' | '!=' | '>=' | '>';

/** A malformed filter, answered with 400. */
export class UnreadableFilter extends Error {}

type Nested = string | readonly Nested[];

/** `facetFilters`: the outer list is AND, an inner one OR, `-value` is NOT. */
export const facetCondition = (filters: Nested): Condition => nestedCondition(filters, facet);

/** `numericFilters`: `price>=1000`, nested the same way. */
export const numericCondition = (filters: Nested): Condition => nestedCondition(filters, number);

function nestedCondition(filters: Nested, leaf: (text: string) => Condition): Condition {
  if (typeof filters === 'string') return leaf(filters);
  return {
    kind: 'all',
    of: filters.map((part) =>
      typeof part === 'string'
        ? leaf(part)
        : { kind: 'any', of: part.map((inner) => nestedCondition(inner, leaf)) },
    ),
  };
}

function facet(text: string): Condition {
  const at = text.indexOf(':');
  if (at < 1) throw new UnreadableFilter(`Invalid facet filter: ${text}`);
  const attribute = text.slice(0, at);
  const value = unquoted(text.slice(at + 1));
  if (!value.startsWith('-'))
    return { kind: 'facet', attribute, value: value.replace(/^\\-/, '-') };
  return { kind: 'not', of: { kind: 'facet', attribute, value: value.slice(1) } };
}

const unquoted = (text: string) => text.replace(/^"(.*)"$|^'(.*)'$/s, '$1$2');

const COMPARED = /^\s*([\w.-]+)\s*(<=|>=|!=|=|<|>)\s*(-?\d+(?:\.\d+)?)\s*$/;
const RANGE = /^\s*([\w.-]+)\s*:\s*(-?\d+(?:\.\d+)?)\s+TO\s+(-?\d+(?:\.\d+)?)\s*$/;

function number(text: string): Condition {
  const range = RANGE.exec(text);
  if (range) return between(range[1] ?? '', Number(range[2]), Number(range[3]));
  const [, attribute = '', operator, value] = COMPARED.exec(text) ?? [];
  if (!operator) throw new UnreadableFilter(`Invalid numeric filter: ${text}`);
  return { kind: 'number', attribute, operator: operator as Comparison, value: Number(value) };
}

const between = (attribute: string, least: number, most: number): Condition => ({
  kind: 'all',
  of: [
    { kind: 'number', attribute, operator: '>=', value: least },
    { kind: 'number', attribute, operator: '<=', value: most },
  ],
});

const TOKEN =
  /\s*(\(|\)|(?:AND|OR|NOT)(?=[\s(]|$)|[\w.-]+\s*(?:<=|>=|!=|=|<|>)\s*-?\d+(?:\.\d+)?|[\w.-]+\s*:\s*-?\d+(?:\.\d+)?\s+TO\s+-?\d+(?:\.\d+)?|[\w.-]+\s*:\s*(?:"[^"]*"|'[^']*'|[^\s()]+))/y;
const DEEPEST = 20;

/** `filters`: AND binds more tightly than OR; NOT and brackets as usual. An empty text matches everything. */
export function filterCondition(text: string): Condition {
  const tokens = tokensOf(text);
  if (tokens.length === 0) return { kind: 'all', of: [] };
  const found = readAny(tokens, 0);
  if (tokens.length > 0) throw new UnreadableFilter(`Unexpected ${tokens[0]} in filters`);
  return found;
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  for (let at = 0; text.slice(at).trim() !== ''; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[1];
    if (token === undefined)
      throw new UnreadableFilter(`Invalid filters near ${text.slice(at, at + 40)}`);
    tokens.push(token);
  }
  return tokens;
}

function readAny(tokens: string[], depth: number): Condition {
  if (depth > DEEPEST) throw new UnreadableFilter('Filters are nested too deeply');
  const of = [readAll(tokens, depth)];
  while (tokens[0] === 'OR') {
    tokens.shift();
    of.push(readAll(tokens, depth));
  }
  return of.length === 1 ? (of[0] as Condition) : { kind: 'any', of };
}

function readAll(tokens: string[], depth: number): Condition {
  const of = [readOne(tokens, depth)];
  while (tokens[0] === 'AND') {
    tokens.shift();
    of.push(readOne(tokens, depth));
  }
  return of.length === 1 ? (of[0] as Condition) : { kind: 'all', of };
}

function readOne(tokens: string[], depth: number): Condition {
  const token = tokens.shift();
  if (token === 'NOT') return { kind: 'not', of: readOne(tokens, depth + 1) };
  if (token === '(') {
    const inner = readAny(tokens, depth + 1);
    if (tokens.shift() !== ')') throw new UnreadableFilter('Missing ) in filters');
    return inner;
  }
  if (token === undefined || token === ')' || token === 'AND' || token === 'OR')
    throw new UnreadableFilter('Incomplete filters');
  if (COMPARED.test(token) || RANGE.test(token)) return number(token);
  const at = token.indexOf(':');
  return {
    kind: 'facet',
    attribute: token.slice(0, at).trim(),
    value: unquoted(token.slice(at + 1).trim()),
  };
}
