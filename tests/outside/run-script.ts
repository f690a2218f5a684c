import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs somebody else's program in a Node.js of its own, with the address of the shop in `SHOP`, and
 * answers what it prints. @throws Error with what it wrote when it fails.
 */
export async function runScript(
  script: { file: string } | { text: string },
  shop: string,
): Promise<string> {
  const parameters = 'file' in script ? [script.file] : ['--input-type=module', '-e', script.text];
  const { stdout } = await run(process.execPath, parameters, {
    env: { ...process.env, SHOP: shop, NODE_OPTIONS: '' },
  });
  return stdout;
}
