import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { blockName, t } from './content-words.ts';
import {
  blockFields,
  type FormNode,
  itemsOf,
  type Json,
  type NamedNode,
  partsOf,
} from './form-model.ts';
import { type FormTools, fieldId } from './form-tools.ts';

interface SourceListProps {
  node: FormNode & { kind: 'list' | 'blocks' };
  label: string;
  path: string;
  value: Json | undefined;
  tools: FormTools;
  /** Renders the fields of an item, which may contain lists. */
  renderFields: (fields: readonly NamedNode[], item: Json, path: string) => ReactNode;
}

/** Further items are collapsed, so that a long text stays readable. */
const OPEN_ITEMS = 3;

/** Parts of a text that can be added, moved and removed, with buttons that work without scripts. */
export function SourceList(props: SourceListProps) {
  const { node, label, path, value, tools, renderFields } = props;
  const items = itemsOf(value);
  return (
    <fieldset className="min-w-0" id={fieldId(path)}>
      <legend className="mb-2 font-bold">{label}</legend>
      {tools.errors[path] && (
        <p className="mb-2 text-small text-tomate-700">{tools.errors[path]}</p>
      )}
      <input type="hidden" name={`${path}.#`} value={items.length} />
      <ol className="grid gap-3">
        {items.map((item, at) => {
          const place = `${path}.${at}`;
          const name = nameOf(item) || `${label} ${at + 1}`;
          const isOpen = items.length <= OPEN_ITEMS || tools.errorBelow(place) !== undefined;
          return (
            <li key={place} className="rounded-field border border-brume-2 bg-blanc">
              <details open={isOpen || nameOf(item) === ''}>
                <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-3 py-2 text-small font-bold break-words">
                  {node.kind === 'blocks' && (
                    <span className="font-normal text-encre-2">
                      {blockName(String(partsOf(item).__component))}
                    </span>
                  )}
                  {name}
                </summary>
                <div className="grid gap-4 p-3 pt-1">
                  {node.kind === 'blocks' && <BlockNames block={item} path={place} />}
                  {renderFields(fieldsOf(node, item), item, place)}
                  <ItemButtons place={place} name={name} at={at} count={items.length} />
                </div>
              </details>
            </li>
          );
        })}
      </ol>
      <AddButtons node={node} label={label} path={path} />
    </fieldset>
  );
}

const fieldsOf = (node: SourceListProps['node'], item: Json) => {
  if (node.kind === 'blocks') return blockFields(node.options, item);
  return node.item.kind === 'group' ? node.item.fields : [];
};

const NAMES = ['title', 'label', 'name', 'date', 'from', 'text', 'anchor'];

function nameOf(item: Json): string {
  const parts = partsOf(item);
  const name = NAMES.map((one) => parts[one]).find((one) => typeof one === 'string' && one !== '');
  return typeof name === 'string' ? name.slice(0, 80) : '';
}

function BlockNames({ block, path }: { block: Json; path: string }) {
  const { __component, id } = partsOf(block);
  return (
    <>
      <input type="hidden" name={`${path}.__component`} value={String(__component)} />
      <input type="hidden" name={`${path}.id`} value={String(id)} />
    </>
  );
}

interface ItemButtonsProps {
  place: string;
  name: string;
  at: number;
  count: number;
}

function ItemButtons({ place, name, at, count }: ItemButtonsProps) {
  const button = (step: 'up' | 'down' | 'remove') => (
    <Button
      type="submit"
      name="do"
      value={`${step} ${place}`}
      variant="quiet"
      size="compact"
      aria-label={t(`list.${step}Named`, { name })}
    >
      {t(`list.${step}`)}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2 border-t border-brume-2 pt-2">
      {at > 0 && button('up')}
      {at < count - 1 && button('down')}
      {button('remove')}
    </div>
  );
}

function AddButtons({ node, label, path }: Pick<SourceListProps, 'node' | 'label' | 'path'>) {
  const choices =
    node.kind === 'blocks'
      ? node.options.map(({ component }) => ({
          value: `add ${path} ${component}`,
          text: t('list.addNamed', { name: blockName(component) }),
        }))
      : [{ value: `add ${path}`, text: t('list.addNamed', { name: label }) }];
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {choices.map(({ value, text }) => (
        <Button
          key={value}
          type="submit"
          name="do"
          value={value}
          variant="secondary"
          size="compact"
        >
          {text}
        </Button>
      ))}
    </div>
  );
}
