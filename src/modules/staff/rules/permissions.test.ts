import { expect, test } from 'vitest';
import {
  hasAll,
  KEY_PERMISSIONS,
  needsSecondFactor,
  PERMISSIONS,
  type Permission,
  permissionsOf,
  permissionsOfKey,
  ROLES,
  type Role,
  withReading,
} from './index.ts';

const mayDo = (role: Role, permission: Permission) => permissionsOf(role).includes(permission);
const having = (role: Role) => ({ permissions: permissionsOf(role) });

test('GRD-27 one role may do everything, every other lacks what is not its work', () => {
  expect(permissionsOf('direction')).toEqual(PERMISSIONS);
  const others = ROLES.filter((role) => role !== 'direction');
  for (const role of others) expect(mayDo(role, 'staff.manage')).toBe(false);
  expect(others.filter((role) => mayDo(role, 'orders.refund'))).toEqual(['support', 'accounting']);
  expect(others.filter((role) => !mayDo(role, 'orders.people'))).toEqual(['merchandising']);
  expect(others.filter((role) => mayDo(role, 'prices.manage'))).toEqual(['merchandising']);
});

test('GRD-27 whoever may change something may read it', () => {
  for (const role of ROLES)
    for (const permission of permissionsOf(role)) {
      const [area] = permission.split('.');
      const reading = PERMISSIONS.find((one) => one === `${area}.read`);
      if (reading) expect(mayDo(role, reading)).toBe(true);
    }
});

test('R-10 whoever moves money or sees customers needs a second factor, whatever their role', () => {
  const free = ROLES.filter((role) => !needsSecondFactor(having(role), true));
  expect(free).toEqual(['merchandising']);
  for (const role of ROLES) expect(needsSecondFactor(having(role), false)).toBe(false);
});

test('O-35 nobody gives what they have not, and what changes something comes with reading it', () => {
  expect(hasAll(having('direction'), PERMISSIONS)).toBe(true);
  expect(hasAll(having('support'), ['orders.read', 'orders.refund'])).toBe(true);
  expect(hasAll(having('support'), ['orders.read', 'prices.manage'])).toBe(false);
  expect(withReading(['stock.manage', 'promotions.manage', 'orders.refund'])).toEqual([
    'orders.read',
    'orders.refund',
    'catalogue.read',
    'stock.manage',
    'promotions.read',
    'promotions.manage',
  ]);
});

test('V-05 a key may do what it was given, never more than its maker may do now, and makes no colleagues', () => {
  const given: Permission[] = ['orders.read', 'stock.manage', 'staff.manage'];
  expect(KEY_PERMISSIONS).not.toContain('staff.manage');
  expect(permissionsOfKey(given, having('direction'))).toEqual(['orders.read', 'stock.manage']);
  expect(permissionsOfKey(given, having('support'))).toEqual(['orders.read']);
  expect(permissionsOfKey(given, { permissions: [] })).toEqual([]);
});
