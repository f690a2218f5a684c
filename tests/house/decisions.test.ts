import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const STATUS = /^Status: (accepted|superseded by decision \d{4}|rejected)$/m;

/** A record as the index names it; throws when its heading or its status is not as the others'. */
function rowOf(path: string): string {
  const file = basename(path);
  const text = readFileSync(path, 'utf8');
  const [, number, title] = /^# (\d{4})\. (.+)$/m.exec(text) ?? [];
  const [, status] = STATUS.exec(text) ?? [];
  if (!title || !status) throw new Error(`${file}: begins with "# NNNN. Title" and "Status: …"`);
  expect(file.slice(0, 4), file).toBe(number);
  return `| [${number}](${file}) | ${title} | ${status} |`;
}

test('the index of the decision records names each of them with its status, in order', () => {
  const rows = globSync('docs/decisions/[0-9]*.md').sort().map(rowOf);
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  expect(index.split('\n').filter((line) => line.startsWith('| ['))).toEqual(rows);
});
