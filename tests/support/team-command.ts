import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs a command (`npm run shop -- …`) beside the shop that uses this folder; returns its output.
 * The shop runs the jobs it queues.
 * @throws Error with its output when it failed.
 */
export async function teamCommand(dataDir: string, ...given: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['build/server/index.js', ...given], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: 'build/.compiled',
      SHOP_ENV: 'test',
      WAREHOUSE_STANDIN: 'at_once',
      LABEL_SERVICES: 'none',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
    },
  });
  return stdout;
}
