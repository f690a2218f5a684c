import { expect, test } from 'vitest';
import { linkState } from './delivery-link.ts';

const open = {
  action: 'skip',
  isUsed: false,
  announced: '2026-12-04',
  status: 'active',
  cycle: { state: 'draft', shippingDate: '2026-12-04' },
  isShippingNow: false,
  isEditable: true,
} as const;

test.for([
  ['open', {}],
  ['done', { isUsed: true, status: 'stopped' }],
  ['stopped', { status: 'stopped', cycle: null }],
  ['paused', { status: 'paused' }],
  ['late', { cycle: null }],
  ['late', { isEditable: false }],
  ['leaving', { isShippingNow: true }],
  ['leaving', { cycle: { state: 'charging', shippingDate: '2026-12-04' } }],
  ['open', { action: 'left', isEditable: false }],
  ['open', { action: 'left', status: 'paused' }],
  ['stopped', { action: 'left', status: 'stopped' }],
  ['late', { action: 'left', cycle: null }],
  ['moved', { cycle: { state: 'draft', shippingDate: '2026-12-11' } }],
] as const)('N-02 a link is %s: %j', ([state, changed]) => {
  expect(linkState({ ...open, ...changed })).toBe(state);
});
