import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { TestContext } from 'vitest';
import { linesSince, speaksToServers } from './server-lines.ts';

/** Folder for artefacts of failed tests, one folder per test. Outside version control. */
const FOLDER = resolve('test-results');
const MOST_LINES_SHOWN = 12;

type Task = TestContext['task'];

/** Folder of a failed test's artefacts; each run of the test replaces them. */
export function evidenceFolder(task: Task): string {
  const file = relative(process.cwd(), task.file.filepath).replace(/\.[a-z0-9]+\.tsx?$/, '');
  const name = task.name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);
  return join(FOLDER, file.replaceAll(/[\\/]/g, '-'), `${name}-${task.id.split('_').at(-1)}`);
}

/** Appends lines to the error of a failed test, which every reporter prints. */
export function addToFailure(task: Task, lines: string[]): void {
  const error = task.result?.errors?.at(-1);
  if (!error || lines.length === 0) return;
  error.message = [error.message, '', ...lines].join('\n');
}

/**
 * Attaches the server logs since `begun` (milliseconds) to a failed test: all in its folder, the
 * last lines in the error.
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

/** A log line as text: level, message, error and location; undefined for anything else. */
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

/** A malformed log line becomes a message of its own. */
function fieldsOf(line: string): LogFields {
  try {
    return JSON.parse(line);
  } catch {
    // A line cut off by a killed process.
    return { msg: line };
  }
}

/** Deletes artefacts of an earlier run of this test. */
export async function forgetEvidence(task: Task): Promise<void> {
  if (existsSync(FOLDER)) await rm(evidenceFolder(task), { recursive: true, force: true });
}
