import { expect, test } from 'vitest';
import { foundLists } from '../list/found-lists.server.ts';
import { detailWords, subjectWords } from './detail-words.ts';
import { withListWords } from './list-words.server.ts';

const exported = (list: string, filter: string | null) =>
  withListWords({
    '@id': '/api/v2/admin/staff-actions/1',
    '@type': 'StaffAction',
    id: 1,
    at: '2026-11-25T10:00:00+01:00',
    by: 'Inès',
    action: 'list.exported',
    subject: list,
    page: null,
    detail: { list, rows: 34, filter },
  });

test('O-41 a list that was taken out is told with its filter in words, whichever list it is', () => {
  const { action, subject, detail } = exported('orders', 'paiement=paid&du=2026-11-25&tri=-total');
  expect(subjectWords(action, subject)).toBe('Commandes');
  expect(detailWords(detail)).toMatch(
    /^Liste\u00a0: Commandes · Lignes\u00a0: 34 · Filtre\u00a0: Paiement\u00a0: Payé, .*25\snov/,
  );
  expect(detailWords(exported('journal', 'tri=-at').detail)).toBe(
    'Liste\u00a0: Journal · Lignes\u00a0: 34',
  );
  expect(detailWords(exported('documents', 'type=credit_note').detail)).toMatch(/: Avoirs?$/);
});

test('O-41 every list has a name and words for each of its filters', () => {
  expect(foundLists.size).toBeGreaterThan(20);
  for (const [id, { office, operation }] of foundLists) {
    expect(exported(id, null).subject).not.toMatch(/^title$|^[a-z]/);
    const said = Object.entries(operation.list.filters).map(([name]) => `fields.${name}`);
    expect([id, said.filter((key) => !office.t.has(key))]).toEqual([id, []]);
  }
});
