import { expect, test } from 'vitest';
import { mayDo, needsSecondFactor, PERMISSIONS, permissionsOf, ROLES } from './index.ts';

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
  const free = ROLES.filter((role) => !needsSecondFactor(role, true));
  expect(free).toEqual(['merchandising']);
  for (const role of ROLES) expect(needsSecondFactor(role, false)).toBe(false);
});
