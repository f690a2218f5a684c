import { describe, expect, it } from 'vitest';
import { defineStates } from './state-table.ts';

const door = defineStates('closed', {
  closed: { open: 'open', lock: 'locked' },
  open: { close: 'closed' },
  locked: { unlock: 'closed' },
});

describe('a state table', () => {
  it('answers what is written and refuses the rest', () => {
    expect(door.next('closed', 'lock')).toBe('locked');
    expect(door.next('open', 'lock')).toBeNull();
    expect(door.can('locked', 'unlock')).toBe(true);
    expect(door.move('open', 'lock')).toEqual({
      allowed: false,
      from: 'open',
      action: 'lock',
      reason: 'transition.refused',
    });
  });

  it('lists every state with every action', () => {
    expect(door.pairs()).toHaveLength(12);
    expect(door.pairs().filter((pair) => pair.allowed)).toHaveLength(4);
  });

  it('refuses to exist with a state nobody reaches or knows', () => {
    expect(() => defineStates('a', { a: {}, b: { go: 'a' } })).toThrow('no transition leads to b');
    const unknown = { a: { go: 'c' } } as unknown as { a: { go: 'a' } };
    expect(() => defineStates('a', unknown)).toThrow('state c is not in the table');
  });
});
