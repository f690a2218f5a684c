import { ownValue } from '#kit/own-value.ts';

/** An element of a document: attributes and mixed text are of no use to us and dropped. */
export interface XmlElement {
  /** Without its namespace prefix. */
  name: string;
  children: readonly XmlElement[];
  text: string;
}

const DEEPEST = 40;
const TOKEN =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)([^\s/>!?]+)([^>]*?)(\/?)>|([^<]+)/y;
const NAMED: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

/**
 * Reads the XML of a SOAP answer. Declarations (`<!DOCTYPE`, `<!ENTITY`) are refused: nothing is
 * expanded or fetched. Null for what is not one well-formed element.
 */
export function readXml(text: string): XmlElement | null {
  const top = { name: '', children: [] as XmlElement[], text: '' };
  const open = [top];
  const source = text.trim().replace(/^﻿/, '');
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const found = TOKEN.exec(source);
    const inside = open.at(-1);
    if (!found || !inside) return null;
    const [, cdata, closing, name, , empty, words] = found;
    if (name === undefined) {
      inside.text += cdata ?? (words === undefined ? '' : decoded(words));
    } else if (closing) {
      if (open.length === 1 || inside.name !== bare(name)) return null;
      open.pop();
    } else {
      const element = { name: bare(name), children: [], text: '' };
      inside.children.push(element);
      if (!empty) open.push(element);
      if (open.length > DEEPEST) return null;
    }
  }
  return open.length === 1 && top.children.length === 1 ? (top.children[0] ?? null) : null;
}

/** The first element of that name below, however deep. */
export function elementNamed(element: XmlElement, name: string): XmlElement | undefined {
  for (const child of element.children) {
    const found = child.name === name ? child : elementNamed(child, name);
    if (found) return found;
  }
  return undefined;
}

/** Trimmed text of a child; empty when there is none. */
export const textOf = (element: XmlElement, name: string): string =>
  element.children.find((child) => child.name === name)?.text.trim() ?? '';

/** Text as it may stand between tags. */
export const escapeXml = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (mark) => `&${Object.keys(NAMED).find((one) => ownValue(NAMED, one) === mark)};`,
  );

const bare = (name: string) => name.slice(name.indexOf(':') + 1);

const decoded = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (all, decimal, hex, name) => {
    if (name) return ownValue(NAMED, name) ?? all;
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
