import { ownValue } from '#kit/own-value.ts';
import type { Violation } from '#kit/refusal.ts';
import { violationsOf } from '#kit/violations.ts';
import { type EntryType, entryShapes, type ShopDocument } from '../contracts.ts';
import { hoursProblem } from './hours-problem.ts';
import { placeProblems } from './place-problems.ts';
import { type Problem, textProblem } from './text-problem.ts';

const MOST_ITEMS = 80;
/** Allowed range of numeric fields, by field name. */
const RANGES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  limit: [1, 50],
  position: [0, 10_000],
  value: [0, 100],
  outOf: [1, 100],
  count: [0, 1_000_000_000],
};
const HOURS = /(?:^openingHours\.[a-z]+|^specialOpenings\.\d+\.hours)$/;
const IMAGE = /(?:^|\.)image$/;

/**
 * All problems of an editor's document by field; empty when it can be published. Checks the shape
 * of the content API, and what pages rely on besides (existing dates, valid links, opening hours in
 * order). `source` holds Markdown where the document has HTML.
 */
export function entryProblems(type: EntryType, source: unknown): Violation[] {
  const parsed = entryShapes[type].safeParse(source);
  if (!parsed.success) return violationsOf(parsed.error);
  const found = valueProblems('', parsed.data);
  if (type === 'shop') found.push(...placeProblems(parsed.data as ShopDocument));
  return found;
}

function valueProblems(field: string, value: unknown): Violation[] {
  const wrong = ({ code, params }: Problem): Violation[] => [{ propertyPath: field, code, params }];
  if (typeof value === 'string') {
    const problem = textProblem(field, value);
    return problem ? wrong(problem) : [];
  }
  if (typeof value === 'number') {
    const name = field.split('.').at(-1) ?? '';
    const range = ownValue(RANGES, name);
    if (range && value < range[0]) return wrong({ code: 'min', params: { min: range[0] } });
    return range && value > range[1] ? wrong({ code: 'max', params: { max: range[1] } }) : [];
  }
  if (value === null || typeof value !== 'object') return [];
  if (IMAGE.test(field)) return imageProblems(field, value);
  if (HOURS.test(field)) {
    const code = hoursProblem(value as [string, string][]);
    return code ? wrong({ code }) : [];
  }
  if (Array.isArray(value) && value.length > MOST_ITEMS)
    return wrong({ code: 'max_items', params: { max: MOST_ITEMS } });
  return [
    ...sameTwice(field, value),
    ...Object.entries(value).flatMap(([name, inner]) =>
      valueProblems(field ? `${field}.${name}` : name, inner),
    ),
  ];
}

/** Pictures must be stored in the shop itself. */
function imageProblems(field: string, image: object): Violation[] {
  const { url, hash, width, height, alternativeText } = image as Record<string, unknown>;
  const isOurs = /^\/media\/[a-z0-9/.-]+$/.test(String(url)) && /^[a-z0-9-]+$/.test(String(hash));
  const isSized = Number(width) > 0 && Number(height) > 0;
  if (!isOurs || !isSized) return [{ propertyPath: field, code: 'content.picture' }];
  const name = `${field}.alternativeText`;
  const problem = textProblem(name, String(alternativeText));
  return problem ? [{ propertyPath: name, code: problem.code }] : [];
}

/** Ids of blocks must be unique, and closing periods must end after they begin. */
function sameTwice(field: string, value: object): Violation[] {
  if (field === 'blocks') {
    const ids = (value as { id: number }[]).map(({ id }) => id);
    return new Set(ids).size === ids.length ? [] : [{ propertyPath: field, code: 'unique' }];
  }
  if (!/^specialClosings\.\d+$/.test(field)) return [];
  const { from, to } = value as { from: string; to: string };
  return from <= to ? [] : [{ propertyPath: `${field}.to`, code: 'content.closing_order' }];
}
