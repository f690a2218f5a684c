import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { ContentReview } from '#modules/catalog/contracts.ts';
import { RatingSummary, ReviewExtras, ReviewItem } from './index.ts';

const html = (element: ReactElement) =>
  renderToStaticMarkup(<StaticRouter location="/">{element}</StaticRouter>);
const text = (element: ReactElement) => html(element).replace(/<[^>]+>/g, ' ');

const review: ContentReview = {
  author: 'Valérie',
  rating: 4,
  title: 'Très bien',
  comment: 'Elle finit tout.',
  date: '2026-11-19',
  orderDate: '2026-10-20',
  demo: true,
  answer: { text: 'Merci.', date: '2026-11-20' },
  pet: { species: 'cat', name: 'Ficelle', age: '3 ans', breed: null, stage: 'adult' },
  photo: null,
};

test('RVW-01 a review says who, of which animal, its rating and its text', () => {
  const shown = text(<ReviewItem review={review} />);
  for (const words of ['Valérie', 'Ficelle, chat, 3 ans', '4 sur 5', 'Elle finit tout.', 'Merci.'])
    expect(shown).toContain(words);
});

test('N-09 an animal is shown by kind, breed and age; its name only where that is wished', () => {
  const animal = {
    species: 'dog',
    name: null,
    age: '8 mois',
    breed: 'Teckel',
    stage: 'growth',
  } as const;
  const shown = text(<ReviewItem review={{ ...review, pet: animal, title: '', comment: '' }} />);
  expect(shown).toContain('chien, Teckel, 8 mois');
  expect(shown).not.toContain('null');
});

test('REV-01 a review tells its dates, that it is invented, and where a doubt is reported', () => {
  const shown = html(
    <ReviewItem review={review}>
      <ReviewExtras review={review} reportTo="/nous-contacter/" />
    </ReviewItem>,
  );
  expect(shown).toMatch(/Publié le 19\snov\. 2026 · Commandé le 20\soct\. 2026/);
  expect(shown).toContain('Avis de démonstration');
  expect(shown).toContain('href="/nous-contacter/"');
});

const summary = (count: number, average: number | null, distribution: number[]) => (
  <RatingSummary
    count={count}
    average={average}
    distribution={distribution}
    selected={null}
    toRating={(rating) => `/p/?note=${rating}#avis`}
  />
);

test('RVW-02 RVW-03 average and count stand together; without reviews it says so', () => {
  expect(text(summary(5, 4.2, [0, 0, 1, 2, 2]))).toMatch(/4,2.*5\savis/s);
  expect(text(summary(1, 5, [0, 0, 0, 0, 1]))).toMatch(/1\savis/);
  expect(text(summary(0, null, [0, 0, 0, 0, 0]))).toContain('Aucun avis pour l’instant');
});

test('each bar that stands for someone leads to its reviews', () => {
  const shown = html(summary(5, 4.2, [0, 0, 1, 2, 2]));
  expect(shown).toContain('href="/p/?note=5#avis"');
  expect(shown).not.toContain('note=1');
});
