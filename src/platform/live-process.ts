import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * State and name of a process, `S postgres`; undefined where the system does not tell. On Linux it
 * is read from /proc without starting a program, because the shop does this several times while it
 * starts.
 */
function describe(pid: number): string | undefined {
  if (process.platform === 'linux') return fromProc(pid) ?? fromPs(pid);
  return fromPs(pid);
}

/**
 * Format of `proc(5)`: the number, the name in parentheses (which may contain any character), and
 * the state.
 */
function fromProc(pid: number): string | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = text.lastIndexOf(')');
    return `${text.slice(end + 2, end + 3)} ${text.slice(text.indexOf('(') + 1, end)}`;
  } catch {
    return undefined;
  }
}

function fromPs(pid: number): string | undefined {
  try {
    const columns = ['-p', String(pid), '-o', 'stat=', '-o', 'comm='];
    return String(execFileSync('ps', columns, { stdio: 'pipe' }));
  } catch {
    return undefined;
  }
}

/** Whether a process with this number other than our own is alive. A zombie counts as dead. */
export function isAlive(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !describe(pid)?.startsWith('Z');
}

/** Whether a living process runs this program. True where the system does not tell. */
export function runsProgram(pid: number, program: string): boolean {
  return describe(pid)?.includes(program) ?? true;
}
