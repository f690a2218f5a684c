import { listRoute } from '#modules/staff/server/index.ts';
import * as operations from '../../admin-operations.ts';
import { listSuppliers } from '../find-suppliers.ts';

export const suppliers = listRoute(
  operations.listSuppliers,
  'Supplier',
  async ({ appContext }) => ({
    rows: await listSuppliers(appContext.db),
  }),
);
