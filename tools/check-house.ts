/** Prints what breaks a house rule, with the reason, and fails if anything does. */
import { globSync, readFileSync } from 'node:fs';
import { everywhereIn, findingsIn, longFunctionsIn } from './house-rules.ts';

let broken = 0;

for (const path of globSync('{src,seeds,tests,tools,bench}/**/*.{ts,tsx}').sort()) {
  if (path.endsWith('.d.ts')) continue;
  const text = readFileSync(path, 'utf8');
  const isShop = path.startsWith('src/') && !/\.(test|e2e)\.tsx?$/.test(path);
  for (const { rule, line, message } of (isShop ? findingsIn : everywhereIn)(path, text)) {
    broken += 1;
    console.log(`${path}:${line} ${rule}: ${message}`);
  }
  if (!isShop) continue;
  for (const { line, message } of longFunctionsIn(path, text))
    console.log(`${path}:${line} warning: ${message}`);
}
if (broken > 0) process.exitCode = 1;
