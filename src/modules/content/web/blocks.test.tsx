import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Block } from '../contracts.ts';
import { Blocks } from './index.ts';

const cta = {
  label: 'Trouver sa recette',
  link: { to: '/chien/', target_blank: true, nofollow: true },
  children: [],
};
const blocks: Block[] = [
  { __component: 'blocks.hero', id: 1, title: 'Le bon sac', lead: 'Chapeau.', cta, image: null },
  {
    __component: 'blocks.text',
    id: 2,
    anchor: 'prix',
    title: 'Le prix',
    html: '<p>Dix pour cent.</p>',
  } as Block,
  {
    __component: 'blocks.facts',
    id: 3,
    title: null,
    rows: [{ label: 'France', value: '4,90 €' }],
  } as Block,
  { __component: 'blocks.products', id: 4, title: 'À goûter', skus: ['PR000201'] },
];

const html = renderToStaticMarkup(
  <StaticRouter location="/">
    <Blocks blocks={blocks} heroIsTitle renderList={(block) => <p>{block.title}</p>} />
  </StaticRouter>,
);

test('RTE-03 a page shows its blocks in their order, under one first heading', () => {
  expect(html.match(/<h1/g)).toHaveLength(1);
  const places = ['Le bon sac', 'Dix pour cent.', 'France', 'À goûter'].map((w) => html.indexOf(w));
  expect(places.toSorted((a, b) => a - b)).toEqual(places);
  expect(places).not.toContain(-1);
});

test('an anchor of the content can be linked to', () => {
  expect(html).toContain('id="prix"');
});

test('NAV-20 a content link keeps its flags', () => {
  expect(html).toMatch(/<a [^>]*rel="noopener nofollow"[^>]*target="_blank"/);
});
