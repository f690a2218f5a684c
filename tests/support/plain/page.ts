import { Readable } from 'node:stream';
import type { Document, Element, HTMLFormElement, HTMLInputElement, Window } from 'happy-dom';
import type { RoleOptions } from './find-elements.ts';
import { type ChosenFiles, formOf, type PlainRequest, requestOf } from './form-request.ts';
import { type Actions, PlainLocator } from './locator.ts';
import { shownText, type Words } from './read-element.ts';
import type { PlainAnswer, PlainVisitor } from './visitor.ts';

type Where = string | RegExp | ((url: URL) => boolean);

interface Download {
  suggestedFilename(): string;
  createReadStream(): Promise<Readable>;
}

/**
 * A page without scripts: a document with links and forms, over HTTP. Implements the part of
 * Playwright's page a document can answer; the rest throws.
 */
export class PlainPage {
  #document: Document;
  #answer: PlainAnswer | undefined;
  #history: string[] = [];
  #files: ChosenFiles = new WeakMap();
  #frame: PlainPage | undefined;
  #saved: ((download: Download) => void) | undefined;
  readonly #visitor: PlainVisitor;
  readonly #base: string;
  readonly #problems: string[];
  readonly #window: Window;

  constructor(visitor: PlainVisitor, base: string, problems: string[], window: Window) {
    this.#visitor = visitor;
    this.#base = base;
    this.#problems = problems;
    this.#window = window;
    this.#document = this.#parse('');
  }

  #parse(html: string): Document {
    const document = new this.#window.DOMParser().parseFromString(html, 'text/html');
    // The parser loses a preselected option that is not the first.
    for (const select of document.querySelectorAll('select')) {
      if (select.hasAttribute('multiple')) continue;
      const chosen = [...select.options].findLastIndex((option) => option.hasAttribute('selected'));
      if (chosen >= 0) select.selectedIndex = chosen;
    }
    return document;
  }

  /** Sends a request and shows the answer; a download leaves the page unchanged. */
  async #open(request: PlainRequest): Promise<PlainAnswer> {
    const answer = await this.#visitor.follow(request);
    if (/^attachment/.test(answer.headers['content-disposition'] ?? '')) {
      this.#saved?.(downloadOf(answer));
      return answer;
    }
    // 422 is an intended refusal; any other error status fails the test.
    if (answer.status >= 400 && answer.status !== 422)
      this.#problems.push(`${answer.method} ${answer.url} → ${answer.status}`);
    this.#answer = answer;
    this.#document = this.#parse(answer.bytes.toString());
    this.#files = new WeakMap();
    this.#frame = undefined;
    return answer;
  }

  async goto(path: string) {
    if (this.#answer) this.#history.push(this.#answer.url);
    const url = new URL(path, this.#answer ? this.url() : this.#base);
    return asResponse(await this.#open({ url, method: 'GET' }));
  }
  async reload() {
    return asResponse(await this.#open({ url: new URL(this.url()), method: 'GET' }));
  }
  async goBack() {
    const url = this.#history.pop();
    return url ? asResponse(await this.#open({ url: new URL(url), method: 'GET' })) : null;
  }
  async close() {}
  async bringToFront() {}
  url(): string {
    return this.#answer?.url ?? 'about:blank';
  }
  async title() {
    return this.#document.title;
  }
  async content() {
    return this.#answer?.bytes.toString() ?? '';
  }
  /** Checks the address once, since the answer has arrived. */
  async waitForURL(where: Where) {
    if (isAt(new URL(this.url()), where)) return;
    throw new Error(`${this.url()} is not ${where}; it says: ${this.#say()}`);
  }
  async waitForEvent(name: 'download'): Promise<Download> {
    if (name !== 'download') throw new Error(`no ${name} comes without a browser`);
    return new Promise((resolve) => {
      this.#saved = resolve;
    });
  }

  #say = () => shownText(this.#document.body).slice(0, 1000);

  #actions: Actions = {
    where: () => `${this.url()}, which says: ${this.#say()}`,
    press: (element) => this.#press(element),
    submit: (element) => this.#submit(formOf(element), null),
    choose: (element, files) => this.#files.set(element, files),
  };

  get #root() {
    return new PlainLocator('page', this.#actions, (root?: Element) => [
      root ?? this.#document.documentElement,
    ]);
  }
  getByRole(role: string, options?: RoleOptions) {
    return this.#root.getByRole(role, options);
  }
  getByLabel(words: Words, options?: { exact?: boolean }) {
    return this.#root.getByLabel(words, options);
  }
  getByText(words: Words, options?: { exact?: boolean }) {
    return this.#root.getByText(words, options);
  }
  locator(selector: string, narrower?: Parameters<PlainLocator['locator']>[1]) {
    return this.#root.locator(selector, narrower);
  }
  /** The page in its only iframe, loaded when first used. */
  async frame(): Promise<PlainPage> {
    if (this.#frame) return this.#frame;
    const [frame, ...more] = [...this.#document.querySelectorAll('iframe')];
    if (!frame || more.length > 0) throw new Error(`not one frame on ${this.#actions.where()}`);
    const inner = new PlainPage(this.#visitor, this.url(), this.#problems, this.#window);
    await inner.goto(new URL(frame.getAttribute('src') ?? '', this.url()).href);
    this.#frame = inner;
    return inner;
  }

  /** A click: the element, or its nearest interactive ancestor, acts as without scripts. */
  async #press(clicked: Element): Promise<void> {
    const element = clicked.closest('a[href], button, input, label, summary, select, textarea');
    if (!element) throw new Error(`a click on ${clicked.outerHTML} does nothing without scripts`);
    if (element.tagName === 'LABEL') {
      const target = element.getAttribute('for');
      const control = target
        ? this.#document.getElementById(target)
        : element.querySelector('input, select, textarea, button');
      if (control) await this.#press(control);
      return;
    }
    if (element.tagName === 'A') {
      await this.goto(new URL(element.getAttribute('href') ?? '', this.url()).href);
      return;
    }
    if (element.tagName === 'SUMMARY') {
      element.parentElement?.toggleAttribute('open');
      return;
    }
    const input = element as HTMLInputElement;
    if (input.type === 'checkbox') input.checked = !input.checked;
    else if (input.type === 'radio') input.checked = true;
    else if (input.type === 'submit') await this.#submit(formOf(element), element);
    else if (element.tagName === 'BUTTON')
      throw new Error(`${element.outerHTML} does nothing without scripts`);
  }

  async #submit(form: HTMLFormElement | null, pressed: Element | null): Promise<void> {
    if (!form) throw new Error(`no form is sent on ${this.#actions.where()}`);
    const standard = pressed ?? defaultButton(form);
    const from = this.url();
    await this.#open(requestOf(form, standard, this.#files, from));
    this.#history.push(from);
  }
}

/** The button Enter activates. */
const defaultButton = (form: HTMLFormElement) =>
  ([...form.elements] as unknown as HTMLInputElement[]).find(
    ({ type, tagName }) => type === 'submit' && /^(BUTTON|INPUT)$/.test(tagName),
  ) ?? null;

function isAt(url: URL, where: Where): boolean {
  if (typeof where === 'function') return where(url);
  if (where instanceof RegExp) return where.test(url.href);
  const escaped = where.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  const pattern = escaped.replaceAll('**', '\0').replaceAll('*', '[^/]*').replaceAll('\0', '.*');
  return new RegExp(`^${pattern}$`).test(url.href);
}

/** An answer in Playwright's interface. */
export const asResponse = ({ url, status, headers, bytes }: PlainAnswer) => ({
  url: () => url,
  status: () => status,
  ok: () => status >= 200 && status < 300,
  headers: () => headers,
  body: async () => bytes,
  text: async () => bytes.toString(),
  json: async () => JSON.parse(bytes.toString()),
});

function downloadOf({ headers, bytes }: PlainAnswer): Download {
  const said = headers['content-disposition'] ?? '';
  const [, name = ''] = /filename="([^"]*)"/.exec(said) ?? [];
  const [, coded] = /filename\*=UTF-8''([^;]*)/.exec(said) ?? [];
  return {
    suggestedFilename: () => (coded ? decodeURIComponent(coded) : name),
    createReadStream: async () => Readable.from(bytes),
  };
}
