import { expect, test } from 'vitest';
import { defined } from './defined.ts';

test('what is undefined does not come, what is empty or null does', () => {
  const list: (string | null)[] = defined(['a', undefined, '', null]);
  expect(list).toEqual(['a', '', null]);
});

test('a field its place does not know does not compile', () => {
  // @ts-expect-error `nn` is unknown to the list it goes to
  const list: { note: string }[] = defined([{ note: 'a', nn: 3 }, undefined]);
  expect(list).toHaveLength(1);
});
