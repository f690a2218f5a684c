import { expect, test } from 'vitest';
import { z } from 'zod';
import { violationsOf } from './violations.ts';

const shape = z.object({
  name: z.string().min(2).max(4),
  email: z.email(),
  city: z.string().min(1).min(2),
  weight: z.number().min(1).max(13),
  kind: z.enum(['a', 'b']),
  list: z.array(z.string()).min(1).max(2),
  day: z.iso.date(),
  code: z.string().refine((code) => code === 'x', { params: { code: 'own.code', limit: 3 } }),
  nested: z.object({ street: z.string().min(1) }),
});

const good = {
  name: 'abc',
  email: 'a@b.fr',
  city: 'Lyon',
  weight: 4,
  kind: 'a',
  list: ['a'],
  day: '2026-11-21',
  code: 'x',
  nested: { street: '12 rue X' },
};

function refused(change: Record<string, unknown>) {
  const parsed = shape.safeParse({ ...good, ...change });
  return parsed.success ? [] : violationsOf(parsed.error);
}

test.each([
  ['FRM-05', { city: '' }, { propertyPath: 'city', code: 'required' }],
  ['FRM-05', { name: undefined }, { propertyPath: 'name', code: 'required' }],
  ['FRM-05', { name: null }, { propertyPath: 'name', code: 'required' }],
  ['FRM-06', { day: '2020-02-31' }, { propertyPath: 'day', code: 'invalid' }],
  ['FRM-06', { weight: 'x' }, { propertyPath: 'weight', code: 'invalid' }],
  ['FRM-07', { name: 'a' }, { propertyPath: 'name', code: 'min_length', params: { min: 2 } }],
  ['FRM-07', { name: 'abcde' }, { propertyPath: 'name', code: 'max_length', params: { max: 4 } }],
  ['FRM-08', { weight: 0 }, { propertyPath: 'weight', code: 'min', params: { min: 1 } }],
  ['FRM-08', { weight: 14 }, { propertyPath: 'weight', code: 'max', params: { max: 13 } }],
  ['FRM-10', { list: [] }, { propertyPath: 'list', code: 'required' }],
  [
    'FRM-10',
    { list: ['a', 'b', 'c'] },
    { propertyPath: 'list', code: 'max_items', params: { max: 2 } },
  ],
  ['FRM-11', { kind: 'c' }, { propertyPath: 'kind', code: 'one_of' }],
  ['FRM-20', { email: 'a@b' }, { propertyPath: 'email', code: 'email' }],
  ['API', { code: 'y' }, { propertyPath: 'code', code: 'own.code', params: { limit: 3 } }],
  ['API', { nested: { street: '' } }, { propertyPath: 'nested.street', code: 'required' }],
])('%s %j is refused with its code', (_, change, violation) => {
  expect(refused(change)).toEqual([violation]);
});

test('every refused field is named at once', () => {
  expect(refused({ name: '', email: 'x' }).map(({ propertyPath }) => propertyPath)).toEqual([
    'name',
    'email',
  ]);
});
