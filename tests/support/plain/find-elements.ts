import type { Element, HTMLInputElement } from 'happy-dom';
import {
  isHeard,
  isMeant,
  isShown,
  isUnshown,
  nameOf,
  ownTexts,
  type Words,
  wholeText,
} from './read-element.ts';

export interface RoleOptions {
  name?: Words;
  exact?: boolean;
  level?: number;
  checked?: boolean;
  pressed?: boolean;
  selected?: boolean;
  includeHidden?: boolean;
}

/** Elements with an implicit role. */
const IMPLIED: Readonly<Record<string, string>> = {
  alert: '',
  article: 'article',
  banner: 'header',
  button: 'button, input:is([type=submit], [type=button], [type=image])',
  cell: 'td',
  checkbox: 'input[type=checkbox]',
  columnheader: 'th',
  combobox: 'select:not([multiple]), input[list]',
  complementary: 'aside',
  contentinfo: 'footer',
  definition: 'dd',
  dialog: 'dialog',
  form: 'form',
  group: 'fieldset, details',
  heading: 'h1, h2, h3, h4, h5, h6',
  img: 'img:not([alt=""])',
  link: 'a[href]',
  list: 'ul, ol',
  listitem: 'li',
  main: 'main',
  navigation: 'nav',
  option: 'option',
  radio: 'input[type=radio]',
  region: 'section',
  row: 'tr',
  rowheader: 'th[scope=row]',
  search: 'search',
  searchbox: 'input[type=search]:not([list])',
  slider: 'input[type=range]',
  spinbutton: 'input[type=number]',
  status: 'output',
  tab: '',
  tablist: '',
  tabpanel: '',
  table: 'table',
  term: 'dt',
  textbox:
    'textarea, input:not([type]), input:is([type=text], [type=email], [type=tel], [type=url]):not([list])',
};
/** Landmarks only outside of sectioning elements. */
const OF_THE_PAGE = new Set(['banner', 'contentinfo']);
/** Only exposed with an accessible name. */
const NAMED = new Set(['region', 'form']);

/** Descendants with a role, in document order. */
export function byRole(root: Element, role: string, options: RoleOptions = {}): Element[] {
  const implied = IMPLIED[role];
  if (implied === undefined) throw new Error(`no role ${role} is known without a browser`);
  const given = `[role=${role}]`;
  const found = [...root.querySelectorAll(implied ? `${given}, ${implied}` : given)];
  const { name, exact, level, checked, selected, includeHidden = false } = options;
  return found.filter((element) => {
    const own = element.getAttribute('role');
    if (own !== null && own !== role) return false;
    if (!includeHidden && !isHeard(element)) return false;
    if (OF_THE_PAGE.has(role) && own === null)
      if (element.parentElement?.closest('article, aside, main, nav, section')) return false;
    if (level !== undefined && levelOf(element) !== level) return false;
    if (checked !== undefined && (element as HTMLInputElement).checked !== checked) return false;
    if (selected !== undefined && element.getAttribute('aria-selected') !== `${selected}`)
      return false;
    if (name !== undefined) return isMeant(nameOf(element), name, exact);
    return own !== null || !NAMED.has(role) || nameOf(element) !== '';
  });
}

const levelOf = (element: Element) =>
  Number(element.getAttribute('aria-level') ?? element.tagName.slice(1));

const LABELLED =
  'input:not([type=hidden]), select, textarea, button, output, [aria-label], [aria-labelledby]';

/** Form fields and other elements with this label. */
export function byLabel(root: Element, words: Words, exact = false): Element[] {
  const labels = [...root.ownerDocument.querySelectorAll('label')];
  return [...root.querySelectorAll(LABELLED)].filter((element) =>
    labelsOf(element, labels).some((label) => isMeant(label, words, exact)),
  );
}

/** What an element is called, by the labels of its document. */
function labelsOf(element: Element, all: readonly Element[]): string[] {
  const document = element.ownerDocument;
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const named = ids.flatMap((id) => document.getElementById(id) ?? []);
  if (named.length > 0) return named.map(wholeText);
  const { id } = element;
  const nearby = element.closest('label');
  const labels = all.filter((label) => {
    const target = label.getAttribute('for');
    return target ? target === id : label === nearby;
  });
  const own = element.getAttribute('aria-label');
  const texts = labels.map(wholeText);
  return own ? [own, ...texts] : texts;
}

/** The innermost elements with this text. */
export function byText(root: Element, words: Words, exact = false): Element[] {
  if (root.closest(UNREAD)) return [];
  const found: Element[] = [];
  const isWhole = exact && typeof words === 'string';
  // Each text is read once: an element's text combines its children's and its own.
  const read = (element: Element, isRoot: boolean): { text: string; says: boolean } => {
    const at = found.length;
    let text = '';
    let isInside = false;
    for (const node of element.childNodes) {
      if (node.nodeType === 1) {
        if ((node as Element).matches(UNREAD)) continue;
        const child = read(node as Element, false);
        text += child.text;
        isInside ||= child.says;
      } else text += wholeText(node);
    }
    if (element.tagName === 'INPUT' || isUnshown(element)) text = wholeText(element);
    const says = isWhole
      ? textsOf(element).some((own) => isMeant(own, words, true))
      : isMeant(text, words);
    // Inserted before its descendants, to preserve document order.
    if (says && !isInside && !isRoot) found.splice(at, 0, element);
    return { text, says };
  };
  read(root, true);
  return found;
}

/** Elements whose text is never displayed. */
const UNREAD = 'script, style, template, head';

const textsOf = (element: Element) =>
  element.tagName === 'INPUT' ? [wholeText(element)] : ownTexts(element);

/**
 * Elements matching a CSS selector, which may begin with a combinator relative to the root (`+
 * dd`).
 */
export function bySelector(root: Element, selector: string): Element[] {
  if (selector === 'visible=true' || selector === ':visible') return isShown(root) ? [root] : [];
  const [, beside] = /^\+ (.+)$/.exec(selector) ?? [];
  if (beside) {
    const next = root.nextElementSibling;
    return next?.matches(beside) ? [next] : [];
  }
  if (!selector.endsWith(':visible')) return [...root.querySelectorAll(selector)];
  return [...root.querySelectorAll(selector.replace(/:visible$/, ''))].filter(isShown);
}
