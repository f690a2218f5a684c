import { expect, test } from 'vitest';
import { jsonText } from './json-text.ts';

test('half a surrogate pair becomes the replacement character, whole ones stay', () => {
  expect(JSON.parse(jsonText({ name: 'a\ud800', cat: '🐈' }))).toEqual({
    name: 'a\ufffd',
    cat: '🐈',
  });
  expect(jsonText({ name: 'Léa' })).toBe('{"name":"Léa"}');
});
