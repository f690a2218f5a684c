import type { Element, HTMLInputElement, HTMLSelectElement } from 'happy-dom';
import { byLabel, byRole, bySelector, byText, type RoleOptions } from './find-elements.ts';
import { isDisabled } from './form-request.ts';
import { isMeant, isShown, shownText, type Words, wholeText } from './read-element.ts';

/** Effects of actions on the page. */
export interface Actions {
  /** Address of the page, for messages. */
  where(): string;
  press(element: Element): Promise<void>;
  submit(element: Element): Promise<void>;
  choose(element: Element, files: File[]): void;
}

interface Narrower {
  hasText?: Words;
  hasNotText?: Words;
  has?: PlainLocator;
  hasNot?: PlainLocator;
}

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

interface Exact {
  exact?: boolean;
}

/** Playwright's locator over a static document: since no script changes it, waiting checks once. */
export class PlainLocator {
  readonly find: (root?: Element) => Element[];
  readonly #said: string;
  readonly #actions: Actions;

  constructor(said: string, actions: Actions, find: (root?: Element) => Element[]) {
    this.#said = said;
    this.#actions = actions;
    this.find = find;
  }

  #then(said: string, find: (found: Element[], root?: Element) => Element[]): PlainLocator {
    const from = this.find;
    return new PlainLocator(`${this.#said} › ${said}`, this.#actions, (root) =>
      find(from(root), root),
    );
  }

  #inside(said: string, find: (root: Element) => Element[]): PlainLocator {
    return this.#then(said, (found) => inOrder(found.flatMap(find)));
  }

  getByRole(role: string, options: RoleOptions = {}) {
    return this.#inside(`${role} ${options.name ?? ''}`, (root) => byRole(root, role, options));
  }
  getByLabel(words: Words, { exact }: Exact = {}) {
    return this.#inside(`label ${words}`, (root) => byLabel(root, words, exact));
  }
  getByText(words: Words, { exact }: Exact = {}) {
    return this.#inside(`text ${words}`, (root) => byText(root, words, exact));
  }
  locator(selector: string, narrower: Narrower = {}) {
    return this.#inside(selector, (root) => bySelector(root, selector)).filter(narrower);
  }
  filter({ hasText, hasNotText, has, hasNot }: Narrower) {
    return this.#then('filter', (found) =>
      found.filter((element) => {
        const text = wholeText(element);
        if (hasText !== undefined && !isMeant(text, hasText)) return false;
        if (hasNotText !== undefined && isMeant(text, hasNotText)) return false;
        if (has && has.find(element).length === 0) return false;
        return !hasNot || hasNot.find(element).length === 0;
      }),
    );
  }
  or(other: PlainLocator) {
    return this.#then('or', (found, root) => inOrder([...found, ...other.find(root)]));
  }
  nth(index: number) {
    return this.#then(`#${index}`, (found) => found.slice(index, index + 1 || undefined));
  }
  first() {
    return this.nth(0);
  }
  last() {
    return this.#then('last', (found) => found.slice(-1));
  }

  /** @throws Error unless exactly one element is meant. */
  #one(): Element {
    const found = this.find();
    const [element] = found;
    if (element && found.length === 1) return element;
    throw new Error(`${found.length} elements for ${this.#said} on ${this.#actions.where()}`);
  }

  #usable(): Element {
    const element = this.#one();
    const why = isDisabled(element) ? 'disabled' : isShown(element) ? '' : 'not shown';
    if (why) throw new Error(`${this.#said} is ${why} on ${this.#actions.where()}`);
    return element;
  }

  async all() {
    return this.find().map((_, index) => this.nth(index));
  }
  async count() {
    return this.find().length;
  }
  /** Checks once, since the document is static. */
  async waitFor({ state = 'visible' } = {}) {
    if (state === 'visible' && !isShown(this.#one()))
      throw new Error(`${this.#said} is not shown on ${this.#actions.where()}`);
    if (state === 'attached') this.#one();
    const found = state === 'hidden' ? this.find().filter(isShown) : this.find();
    if ((state === 'hidden' || state === 'detached') && found.length > 0)
      throw new Error(`${this.#said} is still on ${this.#actions.where()}`);
  }
  async click() {
    await this.#actions.press(this.#usable());
  }
  async press(key: string) {
    if (key !== 'Enter') throw new Error(`${key} does nothing without a browser`);
    await this.#actions.submit(this.#usable());
  }
  async fill(text: string) {
    (this.#usable() as HTMLInputElement).value = text;
  }
  async setChecked(checked: boolean) {
    const box = this.#one() as HTMLInputElement;
    if (box.checked !== checked) await this.#actions.press(box);
  }
  async check() {
    await this.setChecked(true);
  }
  async uncheck() {
    await this.setChecked(false);
  }
  /** Selects an option by value or label. */
  async selectOption(wanted: string | { label: string }) {
    const select = this.#usable() as unknown as HTMLSelectElement;
    const label = typeof wanted === 'string' ? wanted : wanted.label;
    const option = [...select.options].find(
      (option) => option.value === wanted || isMeant(option.text, label, true),
    );
    if (!option) throw new Error(`no option ${label} on ${this.#actions.where()}`);
    select.value = option.value;
  }
  async setInputFiles(given: Upload | Upload[]) {
    const files = [given]
      .flat()
      .map(
        ({ name, mimeType, buffer }) =>
          new File([new Uint8Array(buffer)], name, { type: mimeType }),
      );
    this.#actions.choose(this.#one(), files);
  }
  async inputValue() {
    return (this.#one() as HTMLInputElement).value;
  }
  async isChecked() {
    return (this.#one() as HTMLInputElement).checked;
  }
  async isVisible() {
    return this.find().some(isShown);
  }
  async isDisabled() {
    return isDisabled(this.#one());
  }
  async getAttribute(name: string) {
    return this.#one().getAttribute(name);
  }
  async innerText() {
    return shownText(this.#one());
  }
  async textContent() {
    return wholeText(this.#one());
  }
  async allInnerTexts() {
    return this.find().map(shownText);
  }
  async allTextContents() {
    return this.find().map(wholeText);
  }
}

/** Unique elements in document order. */
function inOrder(elements: Element[]): Element[] {
  const PRECEDING = 2;
  return [...new Set(elements)].toSorted((a, b) =>
    a === b ? 0 : a.compareDocumentPosition(b) & PRECEDING ? 1 : -1,
  );
}
