import { packedGoods } from '#modules/orders/rules/index.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { Link } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { ListTable } from '../parts/list-table.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/picking.page';
import { t } from './preparation-words.ts';
import { PrintBar } from './print-bar.tsx';
import { readChoice } from './read-choice.server.ts';

export const handle = { name: 'office-picking', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const orders = await readChoice(admin, request);
  return {
    numbers: orders.map(({ number }) => number),
    goods: packedGoods(orders.flatMap(({ goods }) => goods)),
  };
}

export const meta = () => officeHead(t('picking.title'));

/** Picking list of the selected orders, each article once. */
export default function PickingPage({ loaderData: { numbers, goods } }: Route.ComponentProps) {
  const pieces = goods.reduce((sum, { quantity }) => sum + quantity, 0);
  const orders = t('picking.orders', { count: numbers.length });
  return (
    <>
      <PageTitle lead={t('picking.lead', { count: pieces, orders })}>
        {t('picking.title')}
      </PageTitle>
      <PrintBar back={officePaths.preparation()}>{t('slips.back')}</PrintBar>
      {goods.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <ListTable
          caption={t('picking.title')}
          columns={[
            { figures: t('picking.quantity') },
            t('picking.article'),
            t('picking.format'),
            t('picking.code'),
            t('picking.taken'),
          ]}
        >
          {goods.map(({ variantCode, quantity, productName, variantName }) => (
            <tr key={variantCode}>
              <td className="text-right text-body font-bold tabular-nums">{quantity}</td>
              <th scope="row">{productName}</th>
              <td>{variantName}</td>
              <td className="tabular-nums">{variantCode}</td>
              <td>
                <span className="block size-5 rounded-badge border border-encre" />
              </td>
            </tr>
          ))}
        </ListTable>
      )}
      {numbers.length > 0 && (
        <p className="mt-6 text-small text-encre-2">
          {t('picking.of')}{' '}
          {numbers.map((number) => (
            <span key={number}>
              <Link to={officePaths.order(number)} className="link tabular-nums">
                {number}
              </Link>{' '}
            </span>
          ))}
        </p>
      )}
    </>
  );
}
