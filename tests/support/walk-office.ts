import { type Document, Window } from 'happy-dom';
import { matchRoutes } from 'react-router';
import { pageList } from '#pages/page-list.server.ts';
import type { PlainRequest } from './plain/form-request.ts';
import { plainVisitor } from './plain/visitor.ts';

/** The demonstration staff member with all permissions. */
const BOSS = {
  email: 'direction@gamelle.test',
  password: 'Sept-bols-ranges-sur-l-etagere',
};

const pages = Object.values(pageList).filter(({ frame }) => frame === 'office');
const routes = pages.map(({ address }) => ({ id: address, path: `/${address}` }));

/** The route pattern of a back office path. */
export const addressOf = (path: string): string | undefined =>
  matchRoutes(routes, new URL(path, 'http://shop.test').pathname)?.at(-1)?.route.id;

/** A loaded back office page, without a browser. */
export interface OfficeDocument {
  url: string;
  status: number;
  text: string;
  document: Document;
}

/** A browser without scripts, signed in to the back office; `url` is that of the shop. */
export function officeVisitor(url: string) {
  const visitor = plainVisitor();
  // One window for all pages, because an unclosed window is never freed, while unreferenced
  // documents are.
  const { DOMParser } = new Window();
  const parse = (html: string): Document => {
    const document = new DOMParser().parseFromString(html, 'text/html');
    for (const select of document.querySelectorAll('select')) {
      if (select.hasAttribute('multiple')) continue;
      const chosen = [...select.options].findLastIndex((option) => option.hasAttribute('selected'));
      if (chosen >= 0) select.selectedIndex = chosen;
    }
    return document;
  };
  const send = async (request: PlainRequest, limit?: number): Promise<OfficeDocument> => {
    const answer = await visitor.follow(request, {}, limit);
    const isPage = /html/.test(answer.headers['content-type'] ?? '');
    const text = answer.bytes.toString();
    return { url: answer.url, status: answer.status, text, document: parse(isPage ? text : '') };
  };
  const open = (path: string) => send({ url: new URL(path, url), method: 'GET' });
  const post = (path: string, fields: Record<string, string>, limit?: number) =>
    send({ url: new URL(path, url), method: 'POST', body: new URLSearchParams(fields) }, limit);
  const signIn = () => post('/gestion/connexion/', { intent: 'staffSignIn', ...BOSS });
  return { open, post, send, signIn, forget: visitor.forget };
}

export type OfficeVisitor = ReturnType<typeof officeVisitor>;

/** Back office pages without parameters. */
const pagesWithoutParameters = (): string[] =>
  pages.filter(({ address }) => !/[:*]/.test(address)).map(({ address }) => `/${address}`);

const FILE = /\.(csv|pdf|zpl|xlsx)$|\/(fichier|exports|attente|suggestions|listes)\//;

/** Whether an address is a page, other than the same list sorted or paged differently. */
const isLink = (href: string): boolean =>
  !FILE.test(href.split('?')[0] ?? '') && !/[?&](page|tri|colonnes|vue)=/.test(href);

/** Follows links of the back office, with a maximum number of pages per route: a paid order has other forms than a sent one. */
export async function* walkOffice(
  visitor: OfficeVisitor,
  ofEach: number,
): AsyncGenerator<{ address: string; path: string; page: OfficeDocument }> {
  const waiting = pagesWithoutParameters().filter(isLink);
  const seen = new Set<string>();
  const times = new Map<string, number>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const address = addressOf(path);
    const count = times.get(address ?? '') ?? 0;
    if (!address || seen.has(path) || count >= ofEach) continue;
    seen.add(path);
    times.set(address, count + 1);
    const page = await visitor.open(path);
    yield { address, path, page };
    for (const link of page.document.querySelectorAll('main a[href^="/gestion/"]')) {
      const to = link.getAttribute('href') ?? '';
      if (isLink(to)) waiting.push(to);
    }
  }
}
