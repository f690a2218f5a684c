import { expect, test } from 'vitest';
import { permissionsOf, ROLES } from '#modules/staff/rules/index.ts';
import { pageList } from '#pages/page-list.server.ts';
import { closedRoutes, officeRouteAt } from './closed-pages.server.ts';

/** Pages that are only a form: users who may not submit it do not see them. */
const FORMS = {
  officeNewPromotion: 'promotions.manage',
  officeEditPromotion: 'promotions.manage',
  officeNewCampaign: 'promotions.manage',
  officeEditCampaign: 'promotions.manage',
  officeNewProduct: 'catalogue.manage',
  officeEditProduct: 'catalogue.manage',
  officeNewCategory: 'catalogue.manage',
  officeNewContent: 'content.manage',
  officeNewChange: 'prices.manage',
  officeDelivery: 'stock.manage',
} as const;

const addressOf = (id: string) => {
  const { address = '' } = pageList[id] ?? {};
  return `/${address.replaceAll(/:\w+/g, 'x').replace('*', 'x/y/z/')}`;
};

test('O-11 every page of the team says what whoever is shown it may do, each role finds the others closed', () => {
  const pages = Object.entries(pageList).filter(([, { frame }]) => frame === 'office');
  expect(pages.length).toBeGreaterThan(60);
  for (const role of ROLES) {
    const permissions = permissionsOf(role);
    const closed = closedRoutes(permissions);
    for (const [id, { permission }] of pages) {
      expect(permission, id).not.toBeUndefined();
      const isOpen = permission === null || permissions.includes(permission as never);
      const route = officeRouteAt(addressOf(id)) ?? '';
      expect(closed.includes(route), `${role} ${id} ${route}`).toBe(!isOpen);
    }
  }
});

test('O-11 a page that is a form needs the permission to send it', () => {
  for (const [id, permission] of Object.entries(FORMS))
    expect([id, pageList[id]?.permission]).toEqual([id, permission]);
});
