import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * State and name of a process, `S postgres`; undefined where the machine does not tell. Linux is read
 * without starting a program: a start of the shop asks several times.
 */
function describe(pid: number): string | undefined {
  if (process.platform === 'linux') return fromProc(pid) ?? fromPs(pid);
  return fromPs(pid);
}

/** As in `proc(5)`: the number, the name in parentheses, which may hold any sign, and the state. */
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

/** Whether another process with this number lives. One that ended but was not collected is dead. */
export function isAlive(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !describe(pid)?.startsWith('Z');
}

/** Whether a living process is this program. True when the machine does not tell. */
export function runsProgram(pid: number, program: string): boolean {
  return describe(pid)?.includes(program) ?? true;
}
