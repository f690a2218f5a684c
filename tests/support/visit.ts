import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { type TestContext, TestRunner } from 'vitest';
import { workerBrowser } from './browser.ts';
import { addToFailure, evidenceFolder } from './evidence.ts';
import { scaled } from './limits.ts';
import { pressWhatIsDrawn } from './press-what-is-drawn.ts';
import { shopUrl } from './worker-shop.ts';

export type VisitOptions = Pick<
  BrowserContextOptions,
  'baseURL' | 'hasTouch' | 'isMobile' | 'javaScriptEnabled' | 'viewport' | 'locale'
>;

export interface OpenVisit {
  page: Page;
  context: BrowserContext;
  /** Errors in the page so far. */
  problems: string[];
  /** Ignores errors from here on. */
  settle(): void;
  /**
   * Closes the browser context, saves artefacts of a failed test, and throws when there were errors
   * in the page.
   */
  end(task?: TestContext['task']): Promise<void>;
}

/** The browser's console message for an intended refusal; any other error fails the test. */
const REFUSED_FORM = /status of 422/;
const ACTION_LIMIT_MS = 15_000;

/** Opens a page like a visitor's and records its errors. */
export async function openVisit(options: VisitOptions): Promise<OpenVisit> {
  const browser = await workerBrowser();
  const context = await browser.newContext({
    baseURL: shopUrl(),
    locale: 'fr-FR',
    viewport: { width: 390, height: 844 },
    // Registrations are limited per network address.
    extraHTTPHeaders: { 'x-forwarded-for': `client-${crypto.randomUUID()}` },
    ...options,
  });
  // Without screenshots, which slow every page down; the last page is saved anyway.
  await context.tracing.start();
  const consoleLines: string[] = [];
  context.on('console', (message) => {
    const { url, lineNumber } = message.location();
    consoleLines.push(`${message.type()}: ${message.text()} (${url}:${lineNumber})`);
  });
  context.on('weberror', (error) => consoleLines.push(`exception: ${error.error().stack}`));

  // Requests are recorded here, because the trace has them only with screenshots.
  const begun = performance.now();
  const requestLines: string[] = [];
  context.on('request', (request) => {
    if (!/^(document|fetch|xhr|ping)$/.test(request.resourceType())) return;
    const at = Math.round(performance.now() - begun);
    requestLines.push(`${at} ms ${request.method()} ${request.url()}`);
  });

  const page = await context.newPage();
  // The packaged browser dispatches presses within the page, so it needs no wait.
  if (process.env.CHROME_PATH) pressWhatIsDrawn(page);
  page.setDefaultTimeout(scaled(ACTION_LIMIT_MS));
  const problems: string[] = [];
  let isSettled = false;
  const note = (problem: string) => !isSettled && problems.push(problem);
  noteProblems(page, options.javaScriptEnabled ?? true, note);

  const close = context.close.bind(context);
  let isDismissed = false;
  // A test that breaks the page on purpose closes it without checking errors. It is really closed
  // at the end of the test, so that a failure can still show it.
  context.close = async () => {
    isDismissed = true;
  };
  let isEnded = false;
  return {
    page,
    context,
    problems,
    settle: () => {
      isSettled = true;
    },
    end: async (task) => {
      if (isEnded) return;
      isEnded = true;
      const complaints = isDismissed ? [] : problems;
      const isFailed = task?.result?.state === 'fail' || complaints.length > 0;
      const lines =
        isFailed && task ? await keepEvidence(task, context, { consoleLines, requestLines }) : [];
      if (task) addToFailure(task, lines);
      await close();
      if (complaints.length > 0)
        throw new Error(
          ['Something went wrong in the page:', ...complaints, '', ...lines].join('\n'),
        );
    },
  };
}

function noteProblems(page: Page, scripts: boolean, note: (problem: string) => void): void {
  page.on('pageerror', (error) => note(error.message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Aborted by navigation, or blocked where scripts are off.
    if (reason === 'net::ERR_ABORTED' || (reason === 'csp' && !scripts)) return;
    note(`${request.url()} ${reason}`);
  });
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' && !REFUSED_FORM.test(message.text());
    if (isProblem) note(`${message.text()} (${message.location().url})`);
  });
}

/** Gives up on a page that does not respond because its scripts never end. */
async function inTime(writing: Promise<unknown>): Promise<void> {
  const isDone = new AbortController();
  const tooLate = wait(scaled(ACTION_LIMIT_MS), undefined, { signal: isDone.signal });
  try {
    await Promise.race([
      writing,
      tooLate.then(() => {
        throw new Error('the page did not answer');
      }),
    ]);
  } finally {
    isDone.abort();
  }
}

/**
 * Saves trace, screenshot, console and requests in the folder of the test; returns lines that name
 * the files.
 */
async function keepEvidence(
  task: TestContext['task'],
  context: BrowserContext,
  { consoleLines, requestLines }: Record<'consoleLines' | 'requestLines', string[]>,
): Promise<string[]> {
  const folder = evidenceFolder(task);
  await mkdir(folder, { recursive: true });
  const named = (path: string) => relative(process.cwd(), path);
  // A test may have several visits: each has its own files.
  const visit = crypto.randomUUID().slice(0, 4);
  const lines: string[] = [];
  const keep = async (label: string, file: string, write: (path: string) => Promise<unknown>) => {
    const path = join(folder, `${visit}-${file}`);
    try {
      await inTime(write(path));
      lines.push(`${label}: ${named(path)}`);
    } catch (error) {
      // A crashed browser has no screenshot; this is noted, and the rest is saved.
      lines.push(`${label}: none, ${String(error).split('\n')[0]}`);
    }
  };
  for (const [nth, page] of context.pages().entries()) {
    lines.push(`Page ${nth + 1}: ${page.url()}`);
    await keep('Document', `page-${nth + 1}.html`, async (path) =>
      writeFile(path, await page.content()),
    );
    await keep('Picture', `page-${nth + 1}.png`, (path) =>
      page.screenshot({ path, timeout: scaled(ACTION_LIMIT_MS) }),
    );
  }
  await keep('Trace (npx playwright-core show-trace)', 'trace.zip', (path) =>
    context.tracing.stop({ path }),
  );
  await keep('Console', 'console.txt', (path) => writeFile(path, `${consoleLines.join('\n')}\n`));
  await keep('Requests', 'requests.txt', (path) => writeFile(path, `${requestLines.join('\n')}\n`));
  return [...lines, ...consoleLines.slice(-5).map((line) => `  ${line}`)];
}

/** The running test; undefined in a file hook. */
export const currentTest = () => TestRunner.getCurrentTest();
