import {
  blockFields,
  type FormNode,
  itemsOf,
  type Json,
  type NamedNode,
  partsOf,
} from './form-model.ts';

type Source = Record<string, Json>;

/** A press of a button beside a list: `up links.2`, `add blocks blocks.text`. */
const STEP = /^(up|down|remove|add) ([\w.]{1,200})(?: ([\w.-]{1,60}))?$/;

/** The text with a list changed by a button; null for an unknown list. */
export function changeSource(fields: readonly NamedNode[], source: Source, pressed: string) {
  const [, step = '', path = '', component = ''] = STEP.exec(pressed) ?? [];
  const parts = path.split('.');
  const place = step === 'add' ? null : Number(parts.pop());
  const node = nodeAt({ kind: 'group', fields, optional: false }, source, parts);
  if (node?.kind !== 'list' && node?.kind !== 'blocks') return null;
  const changed = structuredClone(source);
  const list = valueAt(changed, parts) as Json[] | undefined;
  if (!Array.isArray(list)) return null;
  if (place === null) list.push(newItem(node, list, component));
  else moveItem(list, step, place);
  return changed;
}

function moveItem(list: Json[], step: string, place: number) {
  if (!(place >= 0 && place < list.length)) return;
  const [item] = list.splice(place, 1);
  if (step === 'remove' || item === undefined) return;
  list.splice(Math.max(0, step === 'up' ? place - 1 : place + 1), 0, item);
}

function newItem(
  node: FormNode & { kind: 'list' | 'blocks' },
  list: Json[],
  component: string,
): Json {
  if (node.kind === 'list') return emptyOf(node.item);
  const ids = list.map((block) => Number(partsOf(block).id) || 0);
  const block = { __component: component, id: Math.max(0, ...ids) + 1 };
  return { ...block, ...emptySource(blockFields(node.options, block)) };
}

/** The empty source of a new text. */
export const emptySource = (fields: readonly NamedNode[]): Source =>
  Object.fromEntries(fields.map(({ name, node }) => [name, emptyOf(node)]));

function emptyOf(node: FormNode): Json {
  switch (node.kind) {
    case 'group':
      return node.optional ? null : emptySource(node.fields);
    case 'check':
      return false;
    case 'select':
      return node.options[0] ?? '';
    case 'number':
    case 'picture':
      return null;
    case 'line':
    case 'text':
    case 'markdown':
    case 'day':
    case 'address':
      return node.optional ? null : '';
    default:
      return [];
  }
}

const valueAt = (source: Json, parts: readonly string[]): Json | undefined =>
  parts.reduce<Json | undefined>(
    (value, part) => (Array.isArray(value) ? value[Number(part)] : partsOf(value)[part]),
    source,
  );

function nodeAt(
  node: FormNode,
  value: Json | undefined,
  parts: readonly string[],
): FormNode | null {
  const [part, ...rest] = parts;
  if (part === undefined) return node;
  if (node.kind === 'group') {
    const inner = node.fields.find(({ name }) => name === part)?.node;
    return inner ? nodeAt(inner, partsOf(value)[part], rest) : null;
  }
  const item = itemsOf(value)[Number(part)];
  if (item === undefined) return null;
  if (node.kind === 'list') return nodeAt(node.item, item, rest);
  if (node.kind !== 'blocks') return null;
  return nodeAt(
    { kind: 'group', fields: blockFields(node.options, item), optional: false },
    item,
    rest,
  );
}
