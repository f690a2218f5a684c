import type { z } from 'zod';
import { DELIVERY_COUNTRIES } from '#kit/countries.ts';
import { ownValue } from '#kit/own-value.ts';
import { type EntryType, entryShapes } from '#modules/content/contracts.ts';
import type { BlockOption, FormNode, NamedNode } from './form-model.ts';

/** The parts of a zod definition that forms are generated from. */
interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  entries?: Record<string, string>;
  options?: readonly z.ZodType[];
  values?: readonly string[];
}

const definitionOf = (shape: z.ZodType) => shape.def as unknown as Definition;

const MARKDOWN = new Set(['html', 'answer']);
const TEXTS = new Set(['text', 'lead', 'intro', 'note', 'description', 'notice', 'proof']);
const DAYS = /(?:^|\.)(?:updatedOn|writtenOn|asOf|date|specialClosings\.(?:from|to))$/;
/** Not in the form: the slug has a form of its own. */
const LEFT_OUT = new Set(['slug', '__component', 'id']);
/** Only menu entries may contain further links. */
const OPENS = 'links';

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  country: DELIVERY_COUNTRIES,
  icon: ['truck', 'undo', 'repeat', 'france', 'box'],
};

/** The fields of a content type, generated from the schema of the content API. */
export const formOf = (type: EntryType): readonly NamedNode[] => fieldsOf(entryShapes[type], '');

function fieldsOf(shape: z.ZodType, path: string): NamedNode[] {
  return Object.entries(definitionOf(shape).shape ?? {})
    .filter(([name]) => !LEFT_OUT.has(name))
    .map(([name, inner]) => ({ name, node: nodeOf(inner, path ? `${path}.${name}` : name) }));
}

function nodeOf(shape: z.ZodType, path: string, optional = false): FormNode {
  const definition = definitionOf(shape);
  const name = path.split('.').at(-1) ?? '';
  switch (definition.type) {
    case 'nullable':
    case 'optional':
      return nodeOf(definition.innerType as z.ZodType, path, true);
    case 'object':
      if (name === 'image') return { kind: 'picture' };
      return { kind: 'group', fields: fieldsOf(shape, path), optional };
    case 'array':
      return listOf(definition.element as z.ZodType, path);
    case 'boolean':
      return { kind: 'check', optional };
    case 'number':
      return { kind: 'number', optional };
    case 'enum':
      return { kind: 'select', options: Object.values(definition.entries ?? {}) };
    default:
      return textOf(name, path, optional);
  }
}

function listOf(element: z.ZodType, path: string): FormNode {
  const { type, options = [] } = definitionOf(element);
  if (type === 'union') return { kind: 'blocks', options: options.map(blockOf) };
  if (type === 'string') return { kind: 'lines' };
  if (type === 'tuple') return { kind: 'hours' };
  if (path.endsWith('.children') && path !== `${OPENS}.children`) return { kind: 'kept' };
  return { kind: 'list', item: nodeOf(element, path) };
}

function blockOf(shape: z.ZodType): BlockOption {
  const component = definitionOf(shape).shape?.__component as z.ZodType;
  const [name = ''] = definitionOf(component).values ?? [];
  return { component: name, fields: fieldsOf(shape, 'blocks') };
}

function textOf(name: string, path: string, optional: boolean): FormNode {
  const options = ownValue(CHOICES, name);
  if (options) return { kind: 'select', options };
  if (MARKDOWN.has(name)) return { kind: 'markdown', optional };
  if (DAYS.test(path)) return { kind: 'day', optional };
  if (name === 'to') return { kind: 'address', optional };
  return { kind: TEXTS.has(name) ? 'text' : 'line', optional };
}
