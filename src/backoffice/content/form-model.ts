/** A node of a content form, from the schema of its type. */
export type FormNode =
  | { kind: 'line' | 'text' | 'markdown' | 'day' | 'number' | 'address'; optional: boolean }
  | { kind: 'check'; optional: boolean }
  | { kind: 'lines' | 'hours' | 'picture' | 'kept' }
  | { kind: 'select'; options: readonly string[] }
  | { kind: 'group'; fields: readonly NamedNode[]; optional: boolean }
  | { kind: 'list'; item: FormNode }
  | { kind: 'blocks'; options: readonly BlockOption[] };

export interface NamedNode {
  name: string;
  node: FormNode;
}

export interface BlockOption {
  /** `blocks.text` */
  component: string;
  fields: readonly NamedNode[];
}

export type Json = null | boolean | number | string | readonly Json[] | { [name: string]: Json };

/** The value if it is an object; else an empty one. */
export const partsOf = (value: Json | undefined): { readonly [name: string]: Json } =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as { [name: string]: Json })
    : {};

/** The value if it is a list; else an empty one. */
export const itemsOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? value : [];

/** The fields of a block, by its type. */
export const blockFields = (options: readonly BlockOption[], block: Json): readonly NamedNode[] =>
  options.find(({ component }) => component === partsOf(block).__component)?.fields ?? [];

/** Opening hours as they are typed: `09:30-12:30, 14:00-19:00`. */
export const hoursText = (value: Json | undefined): string =>
  itemsOf(value)
    .map((span) => itemsOf(span).join('-'))
    .join(', ');
