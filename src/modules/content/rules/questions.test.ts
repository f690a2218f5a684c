import { expect, test } from 'vitest';
import { findQuestions, markHtml, tagNamed, textOf } from './index.ts';

const entries = [
  {
    question: 'Combien coûte la livraison ?',
    answer: '<p>À domicile, 4,90 €.</p>',
    tags: ['prix'],
  },
  {
    question: 'Comment suivre mon colis ?',
    answer: '<p>Voir <a href="/x/">Livraison</a>.</p>',
    tags: [],
  },
  {
    question: 'Y a-t-il un engagement ?',
    answer: '<p>Deux envois &amp; c’est tout.</p>',
    tags: [],
  },
];
const found = (search: string) => findQuestions(entries, search).map(({ question }) => question);

test('CNT-08 a word finds the questions that say it, those that ask it first', () => {
  expect(found('livraison')).toEqual([entries[0]?.question, entries[1]?.question]);
  expect(found('LIVRAISONS')).toEqual(found('livraison'));
  expect(found('livrason')).toEqual(found('livraison'));
  expect(found('prix')).toEqual([entries[0]?.question]);
});

test('CNT-08 all words have to be answered, or as many as possible', () => {
  expect(found('suivre ma livraison')).toEqual([entries[1]?.question]);
  expect(found('livraison zeppelin')).toEqual(found('livraison'));
  expect(found('zeppelin')).toEqual([]);
  expect(found('???')).toEqual([]);
  expect(found('')).toHaveLength(3);
});

test('CNT-10 a part of the address is a tag by its slug or its label, else a search', () => {
  const tags = [
    { slug: 'livraison', label: 'Livraison' },
    { slug: 'retour', label: 'Retour et remboursement' },
  ];
  expect(tagNamed(tags, 'livraison')?.slug).toBe('livraison');
  expect(tagNamed(tags, 'Retours')?.slug).toBe('retour');
  expect(tagNamed(tags, 'Retour et remboursement')?.slug).toBe('retour');
  expect(tagNamed(tags, 'engagement')).toBeNull();
});

test('CNT-08 words are marked in the text, never inside a tag or an entity', () => {
  expect(markHtml('<p class="livraison">Livraison &amp; suivi</p>', ['livraison', 'amp'])).toBe(
    '<p class="livraison"><mark>Livraison</mark> &amp; suivi</p>',
  );
  expect(textOf('<p>a &lt; b<br>c</p>').replace(/\s+/g, ' ').trim()).toBe('a < b c');
});

test('CNT-10 a mistyped noun finds the question that has its verb', () => {
  const texts = ['Comment résilier mon abonnement ?', 'Quand serai-je remboursé ?'];
  const questions = texts.map((question) => ({ question, answer: '', tags: [] }));
  const first = (search: string) => findQuestions(questions, search).map((one) => one.question);
  expect(first('resilliation')).toEqual([texts[0]]);
  expect(first('rembourssement')).toEqual([texts[1]]);
  expect(first('hippopotame')).toEqual([]);
});
