import type { BrowserContext, Page } from 'playwright-core';

/** The size of a window, in CSS pixels. */
export interface Viewport {
  width: number;
  height: number;
}

interface Options {
  baseURL?: string;
  javaScriptEnabled?: boolean;
  viewport?: Viewport;
}

/** Opens a page, with or without a browser: a journey written for it runs both ways. */
export type Visit = (
  options?: Options,
) => Promise<{ page: Page; context: BrowserContext; close(): Promise<void> }>;
