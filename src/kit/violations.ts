import type { z } from 'zod';
import { ownValue } from './own-value.ts';
import type { RefusalParams, Violation } from './refusal.ts';

type Issue = z.core.$ZodIssue;
type IssueCode = { code: string; params?: RefusalParams };

/**
 * The refused fields of a parsed body, with the symbolic codes of contracts §1.4 and no words:
 * `forms.{form}.{field}.errors.{code}` gives them. A custom check names its own code:
 * `refine(…, { params: { code: 'postcode.invalid' } })`. An empty field is only `required`.
 */
export function violationsOf(error: Pick<z.ZodError, 'issues'>): Violation[] {
  const found = error.issues.map((issue) => ({
    propertyPath: issue.path.join('.'),
    ...read(issue as Issue),
  }));
  const missing = new Set(
    found.filter(({ code }) => code === 'required').map(({ propertyPath }) => propertyPath),
  );
  return found.filter(
    ({ code, propertyPath }) => code === 'required' || !missing.has(propertyPath),
  );
}

function read(issue: Issue): IssueCode {
  switch (issue.code) {
    case 'invalid_type':
      return { code: / received (undefined|null)$/.test(issue.message) ? 'required' : 'invalid' };
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return {
        code: ownValue(MOST, issue.origin) ?? 'max',
        params: { max: Number(issue.maximum) },
      };
    case 'invalid_value':
      return { code: 'one_of' };
    case 'invalid_format':
      return { code: issue.format === 'email' ? 'email' : 'invalid' };
    case 'custom':
      return custom(issue.params);
    default:
      return { code: 'invalid' };
  }
}

const LEAST: Readonly<Record<string, string>> = { string: 'min_length', array: 'min_items' };
const MOST: Readonly<Record<string, string>> = { string: 'max_length', array: 'max_items' };

function tooSmall(origin: string, min: number): IssueCode {
  const code = ownValue(LEAST, origin);
  if (code !== undefined && min === 1) return { code: 'required' };
  return { code: code ?? 'min', params: { min } };
}

function custom(params: Record<string, unknown> | undefined): IssueCode {
  const { code, ...rest } = params ?? {};
  return { code: typeof code === 'string' ? code : 'invalid', params: rest as RefusalParams };
}
