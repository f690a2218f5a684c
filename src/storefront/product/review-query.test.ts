import { expect, test } from 'vitest';
import type { ContentReview } from '#modules/catalog/contracts.ts';
import {
  chooseReviews,
  narrowedBy,
  readReviewQuery,
  reviewAddress,
  reviewSearch,
} from './review-query.ts';

const read = (search: string) => readReviewQuery(new URLSearchParams(search));
const review = (rating: number, date: string): ContentReview => ({
  author: 'Léa',
  rating,
  title: 'Titre',
  comment: 'Texte',
  date,
  orderDate: null,
  answer: null,
  pet: null,
  photo: null,
  demo: true,
});
const reviews = [
  review(5, '2026-11-01'),
  review(1, '2026-11-03'),
  ...Array.from({ length: 20 }, () => review(4, '2026-11-02')),
];

test('REV-01 the newest reviews come first unless another order is asked for', () => {
  const first = (search: string) => chooseReviews(reviews, read(search)).shown[0];
  expect(first('')?.date).toBe('2026-11-03');
  expect(first('tri=meilleures')?.rating).toBe(5);
  expect(first('tri=critiques')?.rating).toBe(1);
});

test('RVW-01 ten reviews are shown, ten more with each page', () => {
  expect(chooseReviews(reviews, read('')).shown).toHaveLength(10);
  expect(chooseReviews(reviews, read('avis=2')).shown).toHaveLength(20);
  expect(chooseReviews(reviews, read('avis=3'))).toMatchObject({ total: 22 });
});

test('a rating narrows the list', () => {
  expect(chooseReviews(reviews, read('note=4')).total).toBe(20);
});

test('odd values count as none, and one selection has one address', () => {
  for (const odd of [
    'note=6',
    'avis=1',
    'avis=0',
    'tri=recents',
    'tri=x',
    'age=vieux',
    'race=%3Cb',
  ])
    expect(reviewSearch(read(odd))).toBe('');
  expect(reviewAddress('/p/', read('tri=critiques&note=4&avis=2'))).toBe(
    '/p/?avis=2&note=4&tri=critiques#avis',
  );
});

test('N-09 breed and age narrow the list, and only what some review has is offered', () => {
  const of = (breed: string | null, stage: 'adult' | 'senior', title: string): ContentReview => ({
    ...review(4, '2026-11-02'),
    title,
    pet: { species: 'dog', name: null, age: '4 ans', breed, stage },
  });
  const all = [
    of('Teckel', 'adult', 'a'),
    of('Teckel', 'senior', 'b'),
    of(null, 'adult', 'c'),
    review(5, '2026-11-01'),
  ];
  const titles = (search: string) =>
    chooseReviews(all, read(search)).shown.map(({ title }) => title);
  expect(titles('race=Teckel')).toEqual(['a', 'b']);
  expect(titles('age=adulte')).toEqual(['a', 'c']);
  expect(titles('race=Teckel&age=senior&note=4')).toEqual(['b']);
  expect(narrowedBy(all)).toEqual({ breeds: ['Teckel'], stages: ['adult', 'senior'] });
  expect(reviewSearch(read('race=Teckel&age=senior'))).toBe('?age=senior&race=Teckel');
});
