/** Prints violations of the house rules with their reasons, and fails if there are any. */
import { globSync, readFileSync } from 'node:fs';
import * as pages from '../src/pages/list.ts';
import { everywhereIn, findingsIn, longFunctionsIn, unlistedIn } from './house-rules.ts';

const listed = new Set(Object.values(pages).map(({ file }) => file));
let broken = 0;

const sources = globSync('{src,art,standins,seeds,tests,tools,bench}/**/*.{ts,tsx,js,mjs}');
const settings = globSync('{*,.dependency-cruiser}.{ts,mts,js,mjs}');
for (const path of [...sources, ...settings].sort()) {
  if (path.endsWith('.d.ts')) continue;
  const text = readFileSync(path, 'utf8');
  const isShop = /^(src|art|standins)\//.test(path) && !/\.(test|e2e)\.tsx?$/.test(path);
  const findings = [
    ...(isShop ? findingsIn : everywhereIn)(path, text),
    ...unlistedIn(path, listed),
  ];
  for (const { rule, line, message } of findings) {
    broken += 1;
    console.log(`${path}:${line} ${rule}: ${message}`);
  }
  if (!isShop) continue;
  for (const { line, message } of longFunctionsIn(path, text))
    console.log(`${path}:${line} warning: ${message}`);
}
if (broken > 0) process.exitCode = 1;
