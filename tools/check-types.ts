/** Types of the whole project, after those of the routes were written. */
import { execFileSync } from 'node:child_process';

try {
  execFileSync('react-router', ['typegen'], { stdio: 'pipe' });
  execFileSync('tsc', ['-p', '.', '--noEmit', '--pretty', 'false'], { stdio: 'pipe' });
} catch (error) {
  const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
  console.log(`${stdout}${stderr}`);
  process.exitCode = 1;
}
