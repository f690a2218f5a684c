import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { TestContext } from 'vitest';
import { linesSince, speaksToServers } from './server-lines.ts';

/** Where what is kept of failed tests lies: one folder per test. Outside version control. */
const FOLDER = resolve('test-results');
const MOST_LINES_SHOWN = 12;

type Task = TestContext['task'];

/** Folder for what is kept of a failed test. Each run of the test replaces what was there. */
export function evidenceFolder(task: Task): string {
  const file = relative(process.cwd(), task.file.filepath).replace(/\.[a-z0-9]+\.tsx?$/, '');
  const name = task.name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);
  return join(FOLDER, file.replaceAll(/[\\/]/g, '-'), `${name}-${task.id.split('_').at(-1)}`);
}

/** Adds lines to the failure of a test, which every report prints; nothing when it has none. */
export function addToFailure(task: Task, lines: string[]): void {
  const error = task.result?.errors?.at(-1);
  if (!error || lines.length === 0) return;
  error.message = [error.message, '', ...lines].join('\n');
}

/**
 * Shows with a failed test what the servers it spoke to wrote since `begun` (milliseconds): all of it
 * in its folder, the last lines beside the failure.
 */
export async function keepServerLines(task: Task, begun: number): Promise<void> {
  if (!speaksToServers()) return;
  const lines = await linesSince(begun);
  const shown = lines
    .map(inWords)
    .filter((line) => line !== undefined)
    .slice(-MOST_LINES_SHOWN);
  if (shown.length === 0) return addToFailure(task, ['The server wrote no warning or error.']);
  const folder = evidenceFolder(task);
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'server.log');
  await writeFile(path, `${lines.join('\n')}\n`);
  addToFailure(task, [
    `The server wrote meanwhile (all of it: ${relative(process.cwd(), path)}):`,
    ...shown.map((line) => line.replace(/^/gm, '  ')),
  ]);
}

const MOST_PLACES = 4;

/** The line of a log in words: level, message, error and where; undefined for what is no such line. */
function inWords(line: string): string | undefined {
  if (!line.startsWith('{')) return line.startsWith('stderr: ') ? line : undefined;
  const { level, msg, err, job, requestId } = fieldsOf(line);
  const places = (err?.stack ?? '').split('\n').filter((text) => /^\s+at /.test(text));
  const ours = places.filter((text) => !/node_modules|node:/.test(text));
  const head = [Number(level) >= 50 ? 'error' : 'warning', job, requestId, msg, err?.message];
  return [head.filter(Boolean).join(': '), ...ours.slice(0, MOST_PLACES)].join('\n');
}

interface LogFields {
  level?: number;
  msg?: string;
  job?: string;
  requestId?: string;
  err?: { message?: string; stack?: string };
}

/** A line that begins like one of the log and is none is a message of its own. */
function fieldsOf(line: string): LogFields {
  try {
    return JSON.parse(line);
  } catch {
    // A program that was killed in the middle of a line.
    return { msg: line };
  }
}

/** Forgets what an earlier run kept of this test. */
export async function forgetEvidence(task: Task): Promise<void> {
  if (existsSync(FOLDER)) await rm(evidenceFolder(task), { recursive: true, force: true });
}
