import { computeAccessibleName } from 'dom-accessibility-api';
import type { Element, Node } from 'happy-dom';

/** A text or pattern to search for. */
export type Words = string | RegExp;

const UNSHOWN = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'HEAD', 'TITLE', 'IFRAME']);
/** Whether an element never displays text. */
export const isUnshown = ({ tagName }: Element) => UNSHOWN.has(tagName);
const INLINE = new Set(
  'A,ABBR,B,BDI,BUTTON,CITE,CODE,DATA,EM,I,INPUT,KBD,LABEL,MARK,S,SMALL,SPAN,STRONG,SUB,SUP,TIME,U'.split(
    ',',
  ),
);

export const squeeze = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();

/** Whether a text matches: partially and ignoring case, or entirely with `exact`. */
export function isMeant(text: string, words: Words, exact = false): boolean {
  const squeezed = squeeze(text);
  if (words instanceof RegExp) return words.test(squeezed) || words.test(text.trim());
  const wanted = squeeze(words);
  return exact ? squeezed === wanted : squeezed.toLowerCase().includes(wanted.toLowerCase());
}

/** Breakpoints of the styles in CSS pixels. */
const FROM: Readonly<Record<string, number>> = { sm: 640, md: 768, lg: 1024, xl: 1280 };
const DISPLAY = /^(hidden|block|inline|inline-block|flex|inline-flex|grid|contents|table)$/;

/** Whether the classes of an element hide it: at this width, without scripts, as the form is filled. */
function isHiddenByStyle(element: Element): boolean {
  const width = element.ownerDocument.defaultView?.innerWidth ?? 0;
  const rules = [...element.classList].flatMap((name) => {
    const at = name.lastIndexOf(':');
    const display = name.slice(at + 1);
    const rank = DISPLAY.test(display)
      ? rankOf(name.slice(0, Math.max(at, 0)), element, width)
      : -1;
    return rank < 0 ? [] : [{ rank, display }];
  });
  return rules.toSorted((a, b) => a.rank - b.rank).at(-1)?.display === 'hidden';
}

/** Order of a conditional rule in the stylesheet; -1 when its condition does not apply. */
function rankOf(condition: string, element: Element, width: number): number {
  if (condition === '') return 0;
  if (condition === 'noscript') return 20_000;
  const from = FROM[condition];
  if (from !== undefined) return width >= from ? from : -1;
  const below = FROM[condition.replace(/^max-/, '')];
  if (below !== undefined) return width < below ? 1 : -1;
  const [, selector, group = ''] = /^group-has-\[(.+)\](\/\w+)?$/.exec(condition) ?? [];
  if (selector === undefined) return -1;
  const nearby = element.closest(`.group${group.replace('/', '\\/')}`);
  const meant = selector.replaceAll('\\_', '_');
  return nearby?.querySelector(meant) ? 10_000 : -1;
}

/** Whether an element itself is hidden. */
function isTakenAway(element: Element): boolean {
  if (UNSHOWN.has(element.tagName) || element.hasAttribute('hidden')) return true;
  if (element.tagName === 'DIALOG' && !element.hasAttribute('open')) return true;
  const { parentElement } = element;
  const isFolded = parentElement?.tagName === 'DETAILS' && !parentElement.hasAttribute('open');
  return (isFolded && element.tagName !== 'SUMMARY') || isHiddenByStyle(element);
}

/** Whether an element is visible without scripts. */
export function isShown(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (isTakenAway(at)) return false;
  return element.getAttribute('type') !== 'hidden' || element.tagName !== 'INPUT';
}

/** Whether an element is exposed to screen readers: visible and not hidden from them. */
export const isHeard = (element: Element) =>
  isShown(element) && element.closest('[aria-hidden=true]') === null;

/** The text content, visible or not. */
export function wholeText(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? '';
  const element = node as Element;
  if (UNSHOWN.has(element.tagName)) return '';
  if (element.tagName === 'INPUT') {
    const isButton = /^(submit|button)$/.test(element.getAttribute('type') ?? '');
    return isButton ? (element.getAttribute('value') ?? '') : '';
  }
  return [...node.childNodes].map(wholeText).join('');
}

/** Text runs directly in an element, not interrupted by another element. */
export function ownTexts(element: Element): string[] {
  const runs = [''];
  for (const child of element.childNodes)
    if (child.nodeType === 3) runs[runs.length - 1] += child.textContent ?? '';
    else if (child.nodeType === 1) runs.push('');
  return runs.filter((run) => run.trim() !== '');
}

/** The visible text, one line per block. */
export function shownText(node: Node): string {
  const read = (node: Node): string => {
    if (node.nodeType === 3) return (node.textContent ?? '').replace(/[\t\n\r ]+/g, ' ');
    if (node.nodeType !== 1) return '';
    const element = node as Element;
    if (isTakenAway(element)) return '';
    if (element.tagName === 'BR') return '\n';
    const inside = [...element.childNodes].map(read).join('');
    return INLINE.has(element.tagName) ? inside : `\n${inside}\n`;
  };
  return read(node)
    .split('\n')
    .map((line) => line.trimEnd().replace(/^ +/, ''))
    .filter((line) => line !== '')
    .join('\n');
}

/** The accessible name. */
export const nameOf = (element: Element): string =>
  computeAccessibleName(element as unknown as globalThis.Element, {
    computedStyleSupportsPseudoElements: false,
    getComputedStyle: (part) => styleOf(part as unknown as Element),
  });

/** The computed style properties that accessible names depend on. */
function styleOf(element: Element): CSSStyleDeclaration {
  const display = INLINE.has(element.tagName) ? 'inline' : 'block';
  const shown = isTakenAway(element) ? 'none' : display;
  const getPropertyValue = (name: string) => (name === 'display' ? shown : '');
  return { getPropertyValue } as CSSStyleDeclaration;
}
