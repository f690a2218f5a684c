import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { settings } from '#platform/config-settings.ts';

const example = readFileSync('.env.example', 'utf8');

test('.env.example names every setting, and no other', () => {
  const named = [...example.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(Object.keys(settings.shape).toSorted());
});

test('each default .env.example shows is one the shop takes', () => {
  const shown = Object.fromEntries(
    [...example.matchAll(/^#([A-Z][A-Z0-9_]*)=(.+)$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(() => readConfig(shown)).not.toThrow();
});

test('.env.example as it is asks for production, which says what is missing', () => {
  expect(() => readConfig(parseEnv(example) as Record<string, string>)).toThrow(
    /Production refuses to start/,
  );
});
