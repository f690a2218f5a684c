import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { NextActions } from './next-actions.tsx';

const none = { date: false, postpone: false, shipNow: false, skip: false };
const locked = {
  code: 'AB-00002',
  status: 'active',
  editable: false,
  modificationLimitDate: '2026-11-22',
  shipNow: null,
} as const;

const shown = (can: typeof none) => {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <NextActions subscription={locked} can={can} /> },
  ]);
  return renderToStaticMarkup(<Stub />);
};

test('SUB-10 what can still be done stands before what no longer can', () => {
  const page = shown({ ...none, date: true });
  const [action, notice] = ['Choisir une autre date', 'ne changent plus'].map((words) =>
    page.indexOf(words),
  );
  expect(action).toBeGreaterThan(0);
  expect(notice).toBeGreaterThan(action ?? 0);
});
