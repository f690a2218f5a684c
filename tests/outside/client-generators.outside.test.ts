import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import { generateSource } from 'oazapfts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outsideClient } from '../support/outside.ts';
import { runScript } from './run-script.ts';
import { isFull } from './scope.ts';

const GENERATORS = ['hey-api', 'oazapfts'] as const;

const run = promisify(execFile);
const { url, ask } = outsideClient();

/** Tags of the operations the programs call; a full run makes clients of the whole document. */
const TAGS = new Set(
  'Catalogue Cart Checkout Payments Orders Subscriptions Authentication Customer'.split(' '),
);

const compiler = fileURLToPath(
  new URL('bin/tsc', import.meta.resolve('typescript-7/package.json')),
);
const SETTINGS = {
  include: ['*/main.ts'],
  compilerOptions: {
    target: 'ESNext',
    lib: ['ESNext', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    erasableSyntaxOnly: true,
    strict: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    noEmit: true,
  },
};

interface Document {
  paths: Record<string, Record<string, { tags: string[] }>>;
}
let folder: string;

/** The published document, or as much of it as is called. */
async function published(): Promise<Document> {
  const document = (await (await ask('GET', '/api/docs/shop.json')).json()) as Document;
  if (isFull) return document;
  const isCalled = ({ tags }: { tags: string[] }) => tags.some((tag) => TAGS.has(tag));
  const paths = Object.entries(document.paths).map(([path, methods]) => [
    path,
    Object.fromEntries(Object.entries(methods).filter(([, operation]) => isCalled(operation))),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}

beforeAll(async () => {
  // Below the project, so that what is generated finds its packages.
  folder = await mkdtemp(join('build', 'clients-'));
  const input = join(folder, 'shop.json');
  await writeFile(input, JSON.stringify(await published()));
  await createClient({
    input,
    output: { path: join(folder, 'hey-api', 'shop'), module: { extension: '.ts' } },
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
    logs: { level: 'silent', file: false },
  });
  await mkdir(join(folder, 'oazapfts'));
  await writeFile(join(folder, 'oazapfts', 'shop.ts'), await generateSource(input));
  for (const name of GENERATORS)
    await copyFile(
      join('tests', 'outside', 'clients', 'generated', `${name}.ts`),
      join(folder, name, 'main.ts'),
    );
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('V-11 what two generators make of the published document, and programs over it, hold their types', async () => {
  const { stdout } = await run(process.execPath, [compiler, '-p', folder, '--pretty', 'false']);
  expect(stdout).toBe('');
});

test.each(GENERATORS)(
  'V-03 V-04 V-11 the client of %s buys by card, subscribes every 42 days, changes and removes',
  async (name) => {
    const printed = await runScript({ file: join(folder, name, 'main.ts') }, url);
    expect(JSON.parse(printed)).toEqual({
      quantity: 3,
      removed: 204,
      paid: 'completed',
      ordered: 'string',
      rhythms: [42, 62],
      status: 'stopped',
    });
  },
);
