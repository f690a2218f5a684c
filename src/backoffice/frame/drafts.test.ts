import { expect, test } from 'vitest';
import {
  type Draft,
  draftsOf,
  forgetAllDrafts,
  forgetDrafts,
  markUnsent,
  storeDraft,
} from './drafts.ts';

function box() {
  const held = new Map<string, string>();
  return {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => void held.set(name, value),
    removeItem: (name: string) => void held.delete(name),
    held,
  };
}

const NOW = 1_790_000_000_000;
const note: Draft = {
  page: '/gestion/clients/7/',
  form: 'addNote',
  at: NOW,
  sentAs: null,
  values: { text: 'Préfère le matin' },
};

test('O-03 a draft is that of one form of one page and of one colleague, for a day', () => {
  const store = box();
  storeDraft(store, 1, note);
  storeDraft(store, 1, { ...note, values: { text: 'Préfère le soir' } });
  storeDraft(store, 1, { ...note, page: '/gestion/clients/8/' });
  const texts = (staff: number, now = NOW) =>
    draftsOf(store, staff, note.page, now).map(({ values }) => values.text);
  expect(texts(1)).toEqual(['Préfère le soir']);
  expect(texts(2)).toEqual([]);
  expect(texts(1, NOW + 25 * 3600 * 1000)).toEqual([]);
  storeDraft(store, 1, { ...note, values: {} });
  expect(texts(1)).toEqual([]);
});

test('O-03 a draft whose answer was shown is no longer called sent without an answer', () => {
  const store = box();
  storeDraft(store, 1, { ...note, sentAs: 'key-1' });
  storeDraft(store, 1, { ...note, form: 'addCredit', sentAs: 'key-2' });
  markUnsent(store, 1, note, NOW);
  const keys = draftsOf(store, 1, note.page, NOW).map(({ form, sentAs, values }) => [
    form,
    sentAs,
    values.text,
  ]);
  expect(keys).toEqual([
    ['addCredit', 'key-2', 'Préfère le matin'],
    ['addNote', null, 'Préfère le matin'],
  ]);
});

test('O-03 drafts of a page are forgotten alone, all of them by who signs out, and a full store harms nobody', () => {
  const store = box();
  const other = { ...note, page: '/gestion/clients/8/' };
  storeDraft(store, 1, note);
  storeDraft(store, 1, other);
  forgetDrafts(store, 1, note.page, null, NOW);
  expect(draftsOf(store, 1, note.page, NOW)).toEqual([]);
  expect(draftsOf(store, 1, other.page, NOW)).toEqual([other]);
  forgetAllDrafts(store);
  expect(store.held.size).toBe(0);
  const full = {
    ...store,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  storeDraft(full, 1, note);
  store.setItem('gamelle_equipe_brouillons', '{"staff":');
  expect(draftsOf(store, 1, note.page, NOW)).toEqual([]);
});
