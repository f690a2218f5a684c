import { type Document, Window } from 'happy-dom';
import { matchRoutes } from 'react-router';
import { pageList } from '#pages/page-list.server.ts';
import type { PlainRequest } from './plain/form-request.ts';
import { plainVisitor } from './plain/visitor.ts';

/** Somebody of the demonstration team who does everything. */
const BOSS = {
  email: 'direction@gamelle.test',
  password: 'Sept-bols-ranges-sur-l-etagere',
};

const pages = Object.values(pageList).filter(({ frame }) => frame === 'office');
const routes = pages.map(({ address }) => ({ id: address, path: `/${address}` }));

/** The address of the list of pages a path of the team is answered by, with what it holds left open. */
export const addressOf = (path: string): string | undefined =>
  matchRoutes(routes, new URL(path, 'http://shop.test').pathname)?.at(-1)?.route.id;

/** A page of the team as it came, without a browser. */
export interface OfficeDocument {
  url: string;
  status: number;
  text: string;
  document: Document;
}

/** A browser without scripts, signed in to the back office; `url` is that of the shop. */
export function officeVisitor(url: string) {
  const visitor = plainVisitor();
  // One window for all pages: a window that is not closed is never freed, a document nobody holds is.
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

/** Pages of the office whose address is whole. */
const pagesWithoutParameters = (): string[] =>
  pages.filter(({ address }) => !/[:*]/.test(address)).map(({ address }) => `/${address}`);

const FILE = /\.(csv|pdf|zpl|xlsx)$|\/(fichier|exports|attente|suggestions|listes)\//;

/** Whether an address of the office is a page, and not another order or page of a list. */
const isLink = (href: string): boolean =>
  !FILE.test(href.split('?')[0] ?? '') && !/[?&](page|tri|colonnes|vue)=/.test(href);

/**
 * Follows the links of the office, at most so many pages of each address of the list of pages: an order that is paid has
 * other forms than one that left.
 */
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
