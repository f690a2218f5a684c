import { expect, test } from 'vitest';
import type { ContentReview } from '#modules/catalog/contracts.ts';
import { chooseReviews, readReviewQuery, reviewAddress, reviewSearch } from './review-query.ts';

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
  for (const odd of ['note=6', 'avis=1', 'avis=0', 'tri=recents', 'tri=x'])
    expect(reviewSearch(read(odd))).toBe('');
  expect(reviewAddress('/p/', read('tri=critiques&note=4&avis=2'))).toBe(
    '/p/?avis=2&note=4&tri=critiques#avis',
  );
});
