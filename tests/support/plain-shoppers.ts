import { Window } from 'happy-dom';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Viewport, Visit } from './page-visit.ts';
import type { PlainRequest } from './plain/form-request.ts';
import { asResponse, PlainPage } from './plain/page.ts';
import { plainVisitor } from './plain/visitor.ts';
import { shopUrl } from './worker-shop.ts';

interface PlainShoppersRequest {
  method?: string;
  data?: unknown;
  form?: Record<string, string>;
  headers?: Record<string, string>;
  maxRedirects?: number;
}

interface PlainVisit {
  baseURL?: string;
  javaScriptEnabled?: boolean;
  viewport?: Viewport;
  /** Network address of the visitor; unique by default. */
  address?: string;
}

const TELEPHONE: Viewport = { width: 390, height: 844 };

/**
 * Visitors without scripts and without a browser: documents and forms over HTTP. `visit` opens a
 * page with Playwright's interface, so that a journey is written once and run both ways; `close`
 * fails when a page failed. Unsupported calls throw.
 */
export function plainShoppers() {
  const visit = async ({
    baseURL = shopUrl(),
    viewport = TELEPHONE,
    address,
  }: PlainVisit = {}): ReturnType<Visit> => {
    const window = new Window(viewport);
    const visitor = plainVisitor(address);
    const problems: string[] = [];
    const ask = async (
      path: string,
      { method = 'GET', data, form, ...more }: PlainShoppersRequest = {},
    ) => {
      const request: PlainRequest = { url: new URL(path, baseURL), method };
      if (form) request.body = new URLSearchParams(form);
      if (data !== undefined) request.body = typeof data === 'string' ? data : JSON.stringify(data);
      const headers = new Headers(more.headers);
      if (data !== undefined && !headers.has('content-type'))
        headers.set('content-type', 'application/json');
      return asResponse(
        await visitor.follow(request, Object.fromEntries(headers), more.maxRedirects),
      );
    };
    const request = {
      fetch: ask,
      get: (path: string, request?: PlainShoppersRequest) =>
        ask(path, { ...request, method: 'GET' }),
      post: (path: string, request?: PlainShoppersRequest) =>
        ask(path, { ...request, method: 'POST' }),
    };
    const newPage = () => {
      const page = new PlainPage(visitor, baseURL, problems, window);
      const parts = {
        request,
        context: () => context,
        frameLocator: () => frameOf(page),
      };
      return Object.assign(page, parts) as unknown as Page;
    };
    const context = {
      request,
      newPage: async () => newPage(),
      /** In the format of a browser's `addCookies`. */
      cookies: async () =>
        (await visitor.cookies(baseURL)).map(({ key, value, httpOnly, expires }) => ({
          name: key,
          value,
          url: baseURL,
          httpOnly,
          expires: expires instanceof Date ? expires.getTime() / 1000 : -1,
        })),
      clearCookies: async () => visitor.forget(),
      close: async () => undefined,
    } as unknown as BrowserContext;
    const close = async () => expect(problems).toEqual([]);
    return { page: newPage(), context, close };
  };
  return { visit };
}

/** Locators inside a page's iframe, resolved when used. */
function frameOf(page: PlainPage) {
  const inFrame = (find: (frame: PlainPage) => object) =>
    new Proxy(
      {},
      {
        get:
          (_, action: string) =>
          async (...given: unknown[]) => {
            const found = find(await page.frame()) as Record<
              string,
              (...all: unknown[]) => unknown
            >;
            return found[action]?.(...given);
          },
      },
    );
  return {
    getByLabel: (...given: Parameters<PlainPage['getByLabel']>) =>
      inFrame((frame) => frame.getByLabel(...given)),
    getByText: (...given: Parameters<PlainPage['getByText']>) =>
      inFrame((frame) => frame.getByText(...given)),
    getByRole: (...given: Parameters<PlainPage['getByRole']>) =>
      inFrame((frame) => frame.getByRole(...given)),
  };
}
