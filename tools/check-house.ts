/** Prints what breaks a house rule in `src/`, with the reason, and fails if anything does. */
import { globSync, readFileSync } from 'node:fs';
import { findingsIn } from './house-rules.ts';

const LONG = 300;
let broken = 0;

for (const path of globSync('src/**/*.{ts,tsx}').sort()) {
  if (/\.(test|e2e)\.tsx?$|\.d\.ts$/.test(path)) continue;
  const text = readFileSync(path, 'utf8');
  for (const { rule, line, message } of findingsIn(path, text)) {
    broken += 1;
    console.log(`${path}:${line} ${rule}: ${message}`);
  }
  const lines = text.split('\n').length;
  if (lines > LONG) console.log(`${path} warning: ${lines} lines, more than ${LONG}.`);
}
if (broken > 0) process.exitCode = 1;
