import {
  XmlElement as ParsedElement,
  XmlText as ParsedText,
  parseXml,
  XmlDocumentType,
} from '@rgrove/parse-xml';
import { ownValue } from '#kit/own-value.ts';

/** An element of a document. */
export interface XmlElement {
  /** Local name, without its namespace prefix. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlElement[];
  text: string;
}

const DEEPEST = 40;

/**
 * Parses the XML of a SOAP answer. A document type declaration is refused, so no entity is
 * declared, expanded or fetched. Null for anything other than one well-formed element.
 */
export function readXml(text: string): XmlElement | null {
  try {
    const { children, root } = parseXml(text.trim(), { preserveDocumentType: true });
    if (!root || children.some((child) => child instanceof XmlDocumentType)) return null;
    return elementOf(root, 1);
  } catch {
    // Any parser error means it is not a document; a million nested levels exhaust its stack.
    return null;
  }
}

function elementOf(element: ParsedElement, depth: number): XmlElement {
  if (depth > DEEPEST) throw new RangeError(`elements lie more than ${DEEPEST} deep`);
  const { attributes, name, children } = element;
  return {
    name: name.slice(name.indexOf(':') + 1),
    attributes,
    children: children.flatMap((child) =>
      child instanceof ParsedElement ? elementOf(child, depth + 1) : [],
    ),
    text: children.flatMap((child) => (child instanceof ParsedText ? child.text : [])).join(''),
  };
}

/** The first descendant element of that name. */
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

const ENTITIES: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text escaped for use between tags. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => ownValue(ENTITIES, mark) ?? mark);
