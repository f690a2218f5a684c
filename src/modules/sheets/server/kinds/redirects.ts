import { sql } from 'kysely';
import { ownValue } from '#kit/own-value.ts';
import { innerPath, redirectProblem } from '#modules/content/rules/index.ts';
import { publishRouteRule, removeRouteRule } from '#modules/content/server/index.ts';
import type { Db, Tx } from '#registry/schema.ts';
import type { CellProblem, CheckedRow } from '../../rules/index.ts';
import type { Present, SheetKind } from '../sheet-kind.ts';

/** Those of these addresses that have a page. */
type PagesAt = (db: Db | Tx, paths: readonly string[]) => Promise<ReadonlySet<string>>;

const CODES = [301, 302, 307, 308] as const;
const codeOf = (text: string) => CODES.find((code) => String(code) === text);
const USUAL_CODE = 301;
const LONGEST = 500;

const PROBLEMS: Readonly<Record<string, CellProblem>> = {
  'content.rule_kept': 'kept',
  'content.rule_loop': 'loop',
};

/** Redirections: a row adds or changes one, an empty target deletes it. */
export const redirectSheet = (pagesAt: PagesAt): SheetKind => ({
  file: 'redirections',
  key: ['adresse'],
  columns: ['vers', 'code'],
  isOpen: true,
  read: async (db, keys) => {
    const paths = keys?.map((key) => innerPath(key) ?? key) ?? null;
    const { rows } = await sql<{ path: string; to: string; code: number }>`
      select path, redirect_to as to, status_code as code from route_rules
      where redirect_to is not null and ${paths === null ? sql`true` : sql`path = any (${paths}::text[])`}
      order by path`.execute(db);
    return new Map(
      rows.map(({ path, to, code }) => [
        path,
        { name: path, cells: { vers: to, code: String(code) } },
      ]),
    );
  },
  check: async (db, rows, present) => {
    const read = rows.map(({ line, cells }) => {
      const key = innerPath(cells.adresse ?? '') ?? cells.adresse ?? '';
      const to = cells.vers ?? '';
      return { line, key, to, code: cells.code || String(USUAL_CODE) };
    });
    const others = await db
      .selectFrom('route_rules')
      .select(['path', 'redirect_to as to'])
      .execute();
    // Checked for the whole sheet, because two lines may form a loop together.
    const standing = new Map(others.map(({ path, to }) => [path, to]));
    for (const { key, to } of read) standing.set(key, to === '' ? null : to);
    const rules = [...standing].map(([path, to]) => ({ path, to }));
    const pages = await pagesAt(
      db,
      read.map(({ key }) => key),
    );
    return read.map((row): CheckedRow => {
      const after = row.to === '' ? null : { vers: row.to, code: row.code };
      return { ...asRow(row, present), after, problem: problemOf(row, { rules, pages, present }) };
    });
  },
  apply: async (work, _by, lines) => {
    for (const { key, after } of lines) {
      if (!after) await removeRouteRule(work, key);
      else {
        const existing = await findRedirect(work.tx, key);
        await publishRouteRule(work, {
          path: key,
          redirect: {
            to: after.vers ?? existing?.to ?? '',
            statusCode: codeOf(after.code ?? String(existing?.code)) ?? USUAL_CODE,
          },
          appMiddleware: null,
          index: true,
          cache: existing?.cache ?? 3600,
        });
      }
    }
  },
});

interface TypedRedirect {
  line: number;
  key: string;
  to: string;
  code: string;
}

const asRow = ({ line, key }: TypedRedirect, present: Present) => ({
  line,
  key,
  name: null,
  before: present.get(key)?.cells ?? null,
});

interface Standing {
  rules: readonly { path: string; to: string | null }[];
  pages: ReadonlySet<string>;
  present: Present;
}

function problemOf(
  { key, to, code }: TypedRedirect,
  { rules, pages, present }: Standing,
): CheckedRow['problem'] {
  if (!/^\/(?!\/)\S*$/.test(key) || key.length > LONGEST)
    return { column: 'adresse', code: 'path' };
  if (to === '') return present.has(key) ? null : { column: 'adresse', code: 'unknown' };
  if (!/^(\/(?!\/)|https:\/\/)\S+$/.test(to) || to.length > LONGEST)
    return { column: 'vers', code: 'target' };
  if (codeOf(code) === undefined) return { column: 'code', code: 'status' };
  const problem = redirectProblem({ path: key, to }, rules);
  if (problem)
    return {
      column: problem === 'content.rule_kept' ? 'adresse' : 'vers',
      code: ownValue(PROBLEMS, problem) ?? 'target',
    };
  // A page is hidden on its own form, not by a redirection from its address.
  return pages.has(key) && !present.has(key) ? { column: 'adresse', code: 'hides' } : null;
}

async function findRedirect(tx: Tx, path: string) {
  return tx
    .selectFrom('route_rules')
    .select(['redirect_to as to', 'status_code as code', 'cache_seconds as cache'])
    .where('path', '=', path)
    .executeTakeFirst();
}
