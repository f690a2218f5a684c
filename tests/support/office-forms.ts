import {
  type Document,
  type Element,
  type HTMLFormElement,
  type HTMLInputElement,
  type HTMLSelectElement,
  Window,
} from 'happy-dom';
import { matchRoutes } from 'react-router';
import { pageList } from '#pages/page-list.server.ts';
import { type ChosenFiles, formOf, type PlainRequest, requestOf } from './plain/form-request.ts';
import { isShown, wholeText } from './plain/read-element.ts';
import { plainVisitor } from './plain/visitor.ts';

/** Somebody of the demonstration team who does everything. */
export const BOSS = {
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

/** A form as a page shows it. */
export interface OfficeForm {
  /** The page it stands on, its parameters left open, and what it does. */
  key: string;
  /** Of the page it was met on. */
  path: string;
  intent: string;
  /** What it is done to, where a page has several of one name. */
  id: string | null;
}

/** A browser without scripts, signed in to the back office; `url` is that of the shop. */
export function officeVisitor(url: string) {
  const visitor = plainVisitor();
  const window = new Window();
  const parse = (html: string): Document => {
    const document = new window.DOMParser().parseFromString(html, 'text/html');
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

/** Forms that change something, of a page as it came; the door out is none. */
export function formsOf({ url, document }: OfficeDocument): OfficeForm[] {
  const { pathname, search } = new URL(url);
  const page = addressOf(pathname) ?? pathname;
  return [...document.querySelectorAll('main form, body form')].flatMap((form) => {
    if (form.getAttribute('method')?.toLowerCase() !== 'post') return [];
    if (/deconnexion/.test(form.getAttribute('action') ?? '')) return [];
    const value = (name: string) =>
      form.querySelector(`input[name=${name}]`)?.getAttribute('value');
    const intent = value('intent') ?? form.getAttribute('action') ?? '';
    return [
      {
        key: `${page} ${intent.replace(/-\d+$/, '')}`,
        path: pathname + search,
        intent,
        id: value('id') ?? null,
      },
    ];
  });
}

/** The form again, in a page that came later. */
export function formIn({ document }: OfficeDocument, { intent, id }: OfficeForm) {
  const all = [...document.querySelectorAll('form')] as unknown as HTMLFormElement[];
  return all.find((form) => {
    const value = (name: string) =>
      form.querySelector(`input[name=${name}]`)?.getAttribute('value') ?? null;
    return value('intent') === intent && value('id') === id;
  });
}

type Control = HTMLInputElement & { options?: HTMLSelectElement['options'] };

/** What somebody fills in or changes: neither hidden nor a button. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  ([...form.elements] as unknown as Control[]).filter(
    (control) =>
      formOf(control as unknown as Element) === form &&
      control.name &&
      /^(INPUT|SELECT|TEXTAREA)$/.test(control.tagName) &&
      !['hidden', 'submit', 'button'].includes(control.getAttribute('type') ?? ''),
  );

/** Whether free words stand in it. */
export const isText = (control: Control) =>
  control.tagName === 'TEXTAREA' ||
  (control.tagName === 'INPUT' &&
    /^(text|search)?$/.test(control.getAttribute('type') ?? '') &&
    !control.hasAttribute('inputmode') &&
    !control.hasAttribute('list') &&
    !control.hasAttribute('pattern'));

/** The buttons that send it, in their order. */
export const buttonsOf = (form: HTMLFormElement): Element[] =>
  (
    [...form.ownerDocument.querySelectorAll('button, input[type=submit]')] as unknown as Element[]
  ).filter(
    (button) =>
      formOf(button) === form &&
      (button.getAttribute('type') ?? 'submit') === 'submit' &&
      !button.hasAttribute('hidden'),
  );

/** Whether something was pressed or read before its button is seen: it is folded away. */
export const isFolded = (form: HTMLFormElement): boolean => {
  const folded = form.closest('details');
  return (
    folded !== null &&
    wholeText(folded as unknown as Element).trim() !== '' &&
    isShown(folded as unknown as Element)
  );
};

/** What a form sends when its first button is pressed. */
export function sentBy(form: HTMLFormElement, page: string): PlainRequest {
  const files: ChosenFiles = new WeakMap();
  // The server is asked, whatever the browser would stop at.
  form.setAttribute('novalidate', '');
  return requestOf(form, buttonsOf(form)[0] ?? null, files, page);
}

/** What stands in the fields of a form, as a page shows it. */
export function valuesIn(page: OfficeDocument, form: OfficeForm): ReadonlyMap<string, string> {
  const shown = formIn(page, form);
  return new Map(shown ? controlsOf(shown).map(({ name, value }) => [name, value]) : []);
}

/** Pages of the office whose address is whole. */
const pagesWithoutParameters = (): string[] =>
  pages.filter(({ address }) => !/[:*]/.test(address)).map(({ address }) => `/${address}`);

const FILE = /\.(csv|pdf|zpl|xlsx)$|\/(fichier|exports|attente|suggestions|listes)\//;

/** Whether an address of the office is a page, and not another order or page of a list. */
export const isLink = (href: string): boolean =>
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

/** What has a form of its own and is no text. */
const CODED = /code|slug|sku|path|email|phone|postcode|tracking|number|version|segment/i;

/** Writes more into the first text of a form that holds something, as whoever corrects it does. */
export function edit(form: HTMLFormElement, words: string): ReadonlyMap<string, string> {
  const field = controlsOf(form).find(
    (control) => isText(control) && control.value.trim() !== '' && !CODED.test(control.name),
  );
  if (!field) return new Map();
  const most = Number(field.getAttribute('maxlength') ?? 1000);
  field.value = `${field.value.trim().slice(0, most - words.length - 1)} ${words}`;
  return new Map([[field.name, field.value]]);
}

/** What nobody is sent twice of: an address of mail for each form that wants one. */
const mail = () => `formulaire-${crypto.randomUUID()}@exemple.fr`;
/** A bag the demonstration sells. */
const BAG = '10012102';
const days = (count: number) =>
  Temporal.Now.plainDateISO('Europe/Paris').add({ days: count }).toString();

/** What somebody would type into a field that stands empty. */
function typedInto(control: Control, words: string): string {
  const name = control.name;
  const type = control.getAttribute('type') ?? '';
  const mode = control.getAttribute('inputmode') ?? '';
  const most = Number(control.getAttribute('maxlength') ?? 1000);
  if (type === 'date') return /paid|received|on$/i.test(name) ? days(0) : days(70);
  if (type === 'time') return '09:00';
  if (type === 'email' || /email|^mail$/i.test(name)) return mail();
  if (type === 'url' || /url|address$/i.test(name)) return 'https://exemple.fr/arrivees';
  if (type === 'tel' || /phone/i.test(name)) return '0612345678';
  if (type === 'number' || mode === 'numeric') return '1';
  if (mode === 'decimal') return '1,00';
  if (/postcode/i.test(name)) return '75011';
  if (/city/i.test(name)) return 'Paris';
  if (/street/i.test(name)) return '12 rue des Martyrs';
  if (/(first|last)name/i.test(name)) return 'Camille';
  if (/^(added|code\.\d|variant|format)/i.test(name) || control.hasAttribute('list')) return BAG;
  if (/slug|segment/i.test(name)) return `essai-${crypto.randomUUID().slice(0, 6)}`;
  if (/tracking|number/i.test(name)) return `6A${Math.floor(Math.random() * 1e9)}`;
  return words.slice(0, most);
}

/** Fills a form as somebody does who wants it to be taken. Returns the words they typed, by field. */
export function fill(form: HTMLFormElement, words: string): Map<string, string> {
  const typed = new Map<string, string>();
  const radios = new Set<string>();
  for (const control of controlsOf(form)) {
    const type = control.getAttribute('type') ?? '';
    if (control.tagName === 'SELECT') {
      const select = control as unknown as HTMLSelectElement;
      if (select.value !== '' || !select.hasAttribute('required')) continue;
      const offered = [...select.options].filter(({ value, disabled }) => value && !disabled);
      const option = offered.find(({ value }) => value === 'FR') ?? offered[0];
      if (option) select.value = option.value;
    } else if (type === 'radio') {
      if (radios.has(control.name)) continue;
      radios.add(control.name);
      const group = controlsOf(form).filter(({ name }) => name === control.name);
      if (!group.some(({ checked }) => checked)) control.checked = true;
    } else if (type === 'checkbox') {
      if (control.required) control.checked = true;
    } else if (type === 'file' || type === 'password') {
    } else if (control.value === '') {
      control.value = typedInto(control, words);
      if (isText(control)) typed.set(control.name, control.value);
    }
  }
  const boxes = controlsOf(form).filter((control) => control.getAttribute('type') === 'checkbox');
  if (boxes.length > 2 && !boxes.some(({ checked }) => checked) && boxes[0])
    boxes[0].checked = true;
  return typed;
}
