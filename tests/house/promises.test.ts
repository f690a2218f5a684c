import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settings } from '#platform/config-settings.ts';
import { retention } from '#registry/retention.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const read = (path: string) => plain(readFileSync(path, 'utf8'));

/** Rows of `docs/promises.md`: a sentence, the file it stands in, and what keeps it. */
const rows = read('docs/promises.md')
  .split('\n')
  .map((line) => /^\| (.+) \| `([^`]+)` \| (.+) \|$/.exec(line))
  .flatMap((found) => (found ? [found.slice(1) as [string, string, string]] : []));

test('every promise stands in its source, and what keeps it exists', () => {
  expect(rows.length).toBeGreaterThan(150);
  const wrong = rows.flatMap(([sentence, source, keeper]) => {
    const problems: string[] = [];
    if (!read(source).includes(sentence)) problems.push(`${source} does not say “${sentence}”`);
    const tests = [...keeper.matchAll(/test `([^`]+)` “([^”]+)”/g)];
    for (const [, file = '', title = ''] of tests)
      if (!read(file).includes(title)) problems.push(`${file} has no test “${title}”`);
    const named = [...keeper.matchAll(/setting `([A-Z_]+)`/g)].map(([, name = '']) => name);
    for (const name of named) if (!(name in settings.shape)) problems.push(`no setting ${name}`);
    const terms = [...keeper.matchAll(/term `(\w+)`/g)].map(([, name = '']) => name);
    for (const name of terms) if (!(name in retention)) problems.push(`no term ${name}`);
    const isStored =
      tests.length + named.length + terms.length > 0 || keeper.startsWith('the seller');
    if (!isStored) problems.push(`nothing keeps “${sentence}”`);
    return problems;
  });
  expect(wrong).toEqual([]);
});
