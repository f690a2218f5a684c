import { readDecimal } from '#kit/decimal.ts';
import type { ChosenPicture } from '#modules/content/admin-contracts.ts';
import { blockFields, type FormNode, type Json, type NamedNode } from './form-model.ts';

/** Suffixes of form fields that hold no value of their own: number of items, and checkbox shown. */
export const COUNT = '.#';
export const SHOWN = '.#on';
export const PICTURE_MARK = '.#picture';

const MOST_ITEMS = 200;

/** Builds the source from submitted fields, which are named by their path. */
export function readSource(
  fields: readonly NamedNode[],
  data: FormData,
  pictures: readonly ChosenPicture[],
): Record<string, Json> {
  const text = (path: string) => {
    const value = data.get(path);
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  const group = (named: readonly NamedNode[], path: string): Record<string, Json> =>
    Object.fromEntries(
      named
        .map(({ name, node }) => ({ name, node, at: path ? `${path}.${name}` : name }))
        // An unticked optional checkbox is omitted, as in texts that never had it.
        .filter(({ node, at }) => node.kind !== 'check' || !node.optional || data.has(at))
        .map(({ name, node, at }) => [name, read(node, at)]),
    );
  const items = (path: string, each: (path: string) => Json): Json[] => {
    const count = Math.min(Number(text(path + COUNT)) || 0, MOST_ITEMS);
    return Array.from({ length: count }, (_, at) => each(`${path}.${at}`));
  };
  const read = (node: FormNode, path: string): Json => {
    switch (node.kind) {
      case 'check':
        return data.has(path);
      case 'number':
        return numberOf(text(path));
      case 'lines':
        return text(path)
          .split(/[\n,]/)
          .map((line) => line.trim())
          .filter(Boolean);
      case 'hours':
        return spansOf(text(path));
      case 'kept':
        return [];
      case 'picture':
        return pictureOf(
          text(path),
          text(path + PICTURE_MARK),
          text(`${path}.alternativeText`),
          pictures,
        );
      case 'group':
        return node.optional && !data.has(path + SHOWN) ? null : group(node.fields, path);
      case 'list':
        return items(path, (at) => read(node.item, at));
      case 'blocks':
        return items(path, (at) => {
          const block = { __component: text(`${at}.__component`), id: Number(text(`${at}.id`)) };
          return { ...block, ...group(blockFields(node.options, block), at) };
        });
      case 'select':
        return text(path);
      default:
        return node.optional && text(path).trim() === '' ? null : text(path);
    }
  };
  return group(fields, '');
}

/** Parses a number with a comma or a point; anything else is left for the schema to refuse. */
function numberOf(typed: string): Json {
  const value = readDecimal(typed, { decimals: 9 });
  return Number.isNaN(value) ? typed : value;
}

/** Parses `9:30-12:30, 14:00-19:00` into pairs; anything else is refused by the schema of hours. */
function spansOf(typed: string): Json {
  return typed
    .split(/[,;]/)
    .map((span) => span.trim())
    .filter(Boolean)
    .map((span) => {
      const [from = '', ...rest] = span.split(/\s*[-–—]\s*/);
      return [clock(from), clock(rest.join('-'))];
    });
}

const clock = (time: string) =>
  time
    .trim()
    .replace(/^(\d)(?=[:h])/, '0$1')
    .replace('h', ':');

function pictureOf(
  hash: string,
  expected: string,
  alternativeText: string,
  pictures: readonly ChosenPicture[],
): Json {
  if (hash === '') return null;
  const chosen = pictures.find((picture) => picture.hash === hash);
  if (chosen) {
    const { name: _, ...image } = chosen;
    return { ...image, alternativeText };
  }
  // A picture the text already had, although the list no longer contains it.
  try {
    return { ...JSON.parse(expected), alternativeText };
  } catch {
    return null;
  }
}
