import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SECTIONS } from './sections.ts';

/** What is in mails is seen in mails; tests are no controls. */
const NOT_SHOWN = /^mail\/|\.test$/;

test('every control of the design system stands in the workbench', () => {
  const files = globSync('**/*.tsx', { cwd: 'src/ui' })
    .map((file) => file.replace(/\.tsx$/, ''))
    .filter((name) => !NOT_SHOWN.test(name));
  const shown = [...SECTIONS.values()].flatMap((controls) => Object.keys(controls));
  expect(shown.toSorted()).toEqual(files.toSorted());
});
