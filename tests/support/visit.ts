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
  /** What went wrong in the page so far. */
  problems: string[];
  /** From here on nothing that goes wrong counts. */
  settle(): void;
  /**
   * Closes the browser's context, keeps what a failed test needs to be understood, and throws when
   * something went wrong in the page.
   */
  end(task?: TestContext['task']): Promise<void>;
}

/** What a browser says when a form was refused on purpose; anything else fails the test. */
const REFUSED_FORM = /status of 422/;
const ACTION_LIMIT_MS = 15_000;

/** Opens a page like a visitor's, which notes everything that goes wrong in it. */
export async function openVisit(options: VisitOptions): Promise<OpenVisit> {
  const browser = await workerBrowser();
  const context = await browser.newContext({
    baseURL: shopUrl(),
    locale: 'fr-FR',
    viewport: { width: 390, height: 844 },
    // One address may not register more than so many people an hour.
    extraHTTPHeaders: { 'x-forwarded-for': `client-${crypto.randomUUID()}` },
    ...options,
  });
  // Without pictures of each step: they cost every page of every test, and the last page is kept.
  await context.tracing.start();
  const consoleLines: string[] = [];
  context.on('console', (message) => {
    const { url, lineNumber } = message.location();
    consoleLines.push(`${message.type()}: ${message.text()} (${url}:${lineNumber})`);
  });
  context.on('weberror', (error) => consoleLines.push(`exception: ${error.error().stack}`));

  // What is sent and read while it is used; the trace knows of it only with pictures of each step.
  const begun = performance.now();
  const requestLines: string[] = [];
  context.on('request', (request) => {
    if (!/^(document|fetch|xhr|ping)$/.test(request.resourceType())) return;
    const at = Math.round(performance.now() - begun);
    requestLines.push(`${at} ms ${request.method()} ${request.url()}`);
  });

  const page = await context.newPage();
  // The packaged one hands a press out by the page itself, which knows where everything is.
  if (process.env.CHROME_PATH) pressWhatIsDrawn(page);
  page.setDefaultTimeout(scaled(ACTION_LIMIT_MS));
  const problems: string[] = [];
  let isSettled = false;
  const note = (problem: string) => !isSettled && problems.push(problem);
  noteProblems(page, options.javaScriptEnabled ?? true, note);

  const close = context.close.bind(context);
  let isDismissed = false;
  // A test that breaks the page on purpose closes it without asking what went wrong. It is closed
  // with the test all the same: until then a failure can still show it.
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
    // Asked for by a page that was left meanwhile; a script announced where scripts are off.
    if (reason === 'net::ERR_ABORTED' || (reason === 'csp' && !scripts)) return;
    note(`${request.url()} ${reason}`);
  });
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' && !REFUSED_FORM.test(message.text());
    if (isProblem) note(`${message.text()} (${message.location().url})`);
  });
}

/** A page whose scripts never end answers nothing: what it is asked for is then gone without. */
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

/** Writes trace, pictures, console and requests into the folder of the test; answers lines that name them. */
async function keepEvidence(
  task: TestContext['task'],
  context: BrowserContext,
  { consoleLines, requestLines }: Record<'consoleLines' | 'requestLines', string[]>,
): Promise<string[]> {
  const folder = evidenceFolder(task);
  await mkdir(folder, { recursive: true });
  const named = (path: string) => relative(process.cwd(), path);
  // A test may have visits side by side: each keeps its own.
  const visit = crypto.randomUUID().slice(0, 4);
  const lines: string[] = [];
  const keep = async (label: string, file: string, write: (path: string) => Promise<unknown>) => {
    const path = join(folder, `${visit}-${file}`);
    try {
      await inTime(write(path));
      lines.push(`${label}: ${named(path)}`);
    } catch (error) {
      // A browser that fell over has no picture any more; that is said, and the rest is kept.
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

/** The test that runs now; undefined in a hook of its file. */
export const currentTest = () => TestRunner.getCurrentTest();
