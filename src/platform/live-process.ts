import { execFileSync } from 'node:child_process';

/** State and name of a process as `ps` tells them; undefined where there is no `ps`. */
function describe(pid: number): string | undefined {
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
