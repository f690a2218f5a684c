// `npm run verify`: everything CI runs, from a fresh clone. The last line is the sum.
import { spawnSync } from 'node:child_process';
import { install, ownNode, root, run } from './prepare.mjs';

await run(async () => {
  try {
    await install();
  } catch (error) {
    process.once('exit', () => process.stdout.write('0 passed, 1 failed\n'));
    throw error;
  }
  const steps = spawnSync(ownNode, ['tools/run-verify.ts'], { cwd: root, stdio: 'inherit' });
  return steps.status ?? 1;
});
