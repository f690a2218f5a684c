/**
 * Lists the rows of docs/specification.md and the tests whose titles name them.
 *
 * `npm run rows` counts by area; `npm run rows -- CRT` prints each row of an area with its tests;
 * `npm run rows -- open` prints the rows no test names.
 */
import { globSync, readFileSync } from 'node:fs';
import { namedIn, rowsOf } from './spec-rows.ts';

const rows = rowsOf(readFileSync('docs/specification.md', 'utf8'));
const files = globSync('{src,art,standins,seeds,tools,tests}/**/*.{test,e2e}.{ts,tsx}').sort();
const named = namedIn(files.map((file) => ({ file, text: readFileSync(file, 'utf8') })));
const testsOf = (id: string) => named.get(id) ?? [];

const [requested] = process.argv.slice(2);
if (requested === undefined) printAreas();
else if (requested === 'open') for (const row of rows) isOpen(row.id) && printRow(row.id);
else printArea(requested.toUpperCase());

function isOpen(id: string): boolean {
  return testsOf(id).length === 0;
}

function printAreas() {
  const open = rows.filter(({ id }) => isOpen(id));
  console.log(`${rows.length} rows, ${rows.length - open.length} named by a test`);
  for (const area of new Set(rows.map(({ area }) => area))) {
    const all = rows.filter((row) => row.area === area);
    const missing = all.filter(({ id }) => isOpen(id));
    const without = missing.length > 0 ? `, without: ${missing.map(({ id }) => id).join(' ')}` : '';
    console.log(`${area} ${all.length - missing.length} of ${all.length}${without}`);
  }
}

function printArea(area: string) {
  const found = rows.filter((row) => row.area === area);
  if (found.length === 0) {
    console.error(
      `No area ${area}. There are: ${[...new Set(rows.map((row) => row.area))].join(' ')}`,
    );
    process.exitCode = 1;
  }
  for (const { id } of found) printRow(id);
}

function printRow(id: string) {
  const row = rows.find((one) => one.id === id);
  console.log(`${id} ${row?.requirement}\n    check: ${row?.check}`);
  for (const { file, title } of testsOf(id)) console.log(`    ${file}: ${title}`);
  if (isOpen(id)) console.log('    no test names it');
}
