import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs a command of the team beside the shop that lives on this folder, as `npm run shop -- …` does;
 * answers what it said. The jobs it writes are run by the shop.
 * @throws Error with what it said when it was refused.
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
