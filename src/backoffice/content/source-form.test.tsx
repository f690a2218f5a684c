import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { blockShape, type EntryType, entryShapes } from '#modules/content/contracts.ts';
import { demoShop } from '../../../seeds/index.ts';
import { SCENES } from '../../modules/media/rules/index.ts';
import { faqSource, headerDocument, homeDocument, pageSource } from '../../seed/content-entries.ts';
import { Pictures } from '../../seed/pictures.ts';
import { changeSource, emptySource } from './change-source.server.ts';
import { blockName, choiceName, fieldName } from './content-words.ts';
import { EntryForm } from './entry-form.tsx';
import { formOf } from './form-model.server.ts';
import type { FormNode, Json, NamedNode } from './form-model.ts';
import { readSource } from './read-source.server.ts';

type Source = Record<string, Json>;

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" } as const;
const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: keyof typeof ENTITIES) => ENTITIES[name]);
const attribute = (tag: string, name: string) => {
  const found = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : plain(found);
};

/** The form data a browser would submit for a text. */
function sentBy(type: EntryType, source: Source): FormData {
  const form = (
    <EntryForm
      fields={formOf(type)}
      source={source}
      answer={undefined}
      buttons={null}
      pictures={[]}
      formKey="k"
    />
  );
  const router = createMemoryRouter([{ path: '*', element: form, action: () => null }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const data = new FormData();
  for (const [, tag = ''] of html.matchAll(/<input( [^>]*)>/g)) {
    const isTicked = !tag.includes('type="checkbox"') || / checked=/.test(tag);
    if (isTicked) data.append(attribute(tag, 'name') ?? '', attribute(tag, 'value') ?? 'on');
  }
  for (const [, tag = '', text = ''] of html.matchAll(/<textarea( [^>]*)>([^<]*)</g))
    data.append(attribute(tag, 'name') ?? '', plain(text).replace(/^\n/, ''));
  for (const [, tag = '', options = ''] of html.matchAll(/<select( [^>]*)>(.*?)<\/select>/gs)) {
    const chosen = /<option [^>]*selected=""[^>]*>/.exec(options)?.[0] ?? '';
    data.append(attribute(tag, 'name') ?? '', attribute(chosen, 'value') ?? '');
  }
  return data;
}

const roundTrip = (type: EntryType, document: unknown) => {
  const source = JSON.parse(JSON.stringify(entryShapes[type].parse(document)));
  const read = JSON.parse(JSON.stringify(readSource(formOf(type), sentBy(type, source), [])));
  const { slug: _, ...shown } = source;
  expect(read).toEqual(shown);
};

test('CMS-07 the form of a text sends what it shows: nothing gets lost by saving', () => {
  for (const page of demoShop.pages) roundTrip('page', pageSource(page));
  for (const entry of demoShop.faq) roundTrip('faq', faqSource(entry));
  for (const shop of demoShop.shops) roundTrip('shop', shop);
  roundTrip('header', headerDocument(demoShop.header));
  roundTrip('footer', demoShop.footer);
  roundTrip('home', homeDocument(demoShop.home, demoShop.products, new Pictures()));
});

test('CMS-07 parts of a text are added, moved and removed, also within others', () => {
  const fields = formOf('page');
  const press = (source: Source, pressed: string): Source => {
    const changed = changeSource(fields, source, pressed);
    if (!changed) throw new Error(`not understood: ${pressed}`);
    return changed;
  };
  let source = press(emptySource(fields), 'add blocks blocks.text');
  source = press(source, 'add blocks blocks.steps');
  source = press(source, 'add blocks.1.items');
  expect(source.blocks).toMatchObject([
    { __component: 'blocks.text', id: 1, html: '' },
    { __component: 'blocks.steps', id: 2, items: [{ title: '', text: '', image: null }] },
  ]);
  expect(press(source, 'up blocks.1').blocks).toMatchObject([{ id: 2 }, { id: 1 }]);
  expect(press(source, 'down blocks.1').blocks).toMatchObject([{ id: 1 }, { id: 2 }]);
  expect(press(source, 'remove blocks.0').blocks).toMatchObject([{ id: 2 }]);
  expect(press(source, 'remove blocks.7').blocks).toHaveLength(2);
  for (const odd of [
    'save',
    'add title',
    'add __proto__',
    'up blocks.0.items',
    'add blocks.9.items',
  ])
    expect(changeSource(fields, source, odd)).toBeNull();
});

test('LOC-03 hours are read as people write them', () => {
  const data = new FormData();
  data.append('openingHours.monday', '9h30 – 12h30; 14:00-19:00');
  const { openingHours } = readSource(formOf('shop'), data, []);
  expect(openingHours).toMatchObject({
    monday: [
      ['09:30', '12:30'],
      ['14:00', '19:00'],
    ],
    tuesday: [],
  });
});

test('O-42 every field of every kind of text is called by a word of the team, not of the code', () => {
  const unnamed = new Set<string>();
  const walk = (node: FormNode) => {
    if (node.kind === 'group') named(node.fields);
    if (node.kind === 'list') walk(node.item);
    if (node.kind === 'blocks') for (const { fields } of node.options) named(fields);
    if (node.kind === 'select')
      for (const option of node.options) if (choiceName(option) === option) unnamed.add(option);
  };
  const named = (fields: readonly NamedNode[]) => {
    for (const { name, node } of fields) {
      if (node.kind !== 'kept' && fieldName(name) === name) unnamed.add(name);
      walk(node);
    }
  };
  for (const type of Object.keys(entryShapes) as EntryType[]) named(formOf(type));
  expect([...unnamed]).toEqual([]);
});

test('every block and every drawing has a name in French, no key', () => {
  for (const { shape } of blockShape.options) {
    const { value } = shape.__component;
    expect(blockName(value)).not.toContain('blocks.');
  }
  for (const scene of Object.keys(SCENES)) expect(choiceName(scene)).not.toBe(scene);
});
