import { shortDate } from '#i18n/dates.ts';
import type { PromotionFileShape } from '#modules/promotions/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { Table } from '#ui/table.tsx';
import { PlainForm } from '../form/plain-form.tsx';
import type { ShownForm } from '../form/shown-form.ts';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { t } from './promotions-words.ts';

interface CouponsPanelProps {
  promotion: PromotionFileShape;
  keys: { add: string; make: string };
  forms: { addCoupon: ShownForm; makeCoupons: ShownForm };
  refused: FormAnswer | undefined;
}

/** Codes of a promotion: public ones, and batches. */
export function CouponsPanel({ promotion, keys, forms, refused }: CouponsPanelProps) {
  const { couponList, batches } = promotion;
  const mayManage = useMay('promotions.manage');
  return (
    <Panel title={t('coupons.title')}>
      {couponList.length === 0 ? (
        <p>{t('coupons.none')}</p>
      ) : (
        <ListTable
          caption={t('coupons.list')}
          showCaption
          columns={[
            t('columns.code'),
            { figures: t('columns.uses') },
            { figures: t('columns.limit') },
          ]}
        >
          {couponList.map(({ code, uses, totalUses }) => (
            <tr key={code}>
              <th scope="row">{code}</th>
              <td className="text-right tabular-nums">{uses}</td>
              <td className="text-right">{totalUses ?? t('coupons.unlimited')}</td>
            </tr>
          ))}
        </ListTable>
      )}
      {batches.length > 0 && <Batches batches={batches} mayDownload={mayManage} />}
      {mayManage && (
        <div className="mt-6 grid gap-8 md:grid-cols-2">
          <PlainForm
            form={forms.addCoupon}
            t={t}
            formKey={keys.add}
            refused={refused}
            variant="secondary"
          >
            <h3 className="text-body font-bold">{t('coupons.add')}</h3>
          </PlainForm>
          <PlainForm
            form={forms.makeCoupons}
            t={t}
            formKey={keys.make}
            refused={refused}
            variant="secondary"
          >
            <h3 className="text-body font-bold">{t('coupons.make')}</h3>
          </PlainForm>
        </div>
      )}
    </Panel>
  );
}

function Batches({
  batches,
  mayDownload,
}: Pick<PromotionFileShape, 'batches'> & { mayDownload: boolean }) {
  return (
    <Table caption={t('coupons.batches')} className="mt-6">
      <thead>
        <tr>
          <th scope="col">{t('columns.prefix')}</th>
          <th scope="col">{t('columns.made')}</th>
          <th scope="col" className="text-right">
            {t('columns.size')}
          </th>
          <th scope="col" className="text-right">
            {t('columns.used')}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {batches.map(({ id, prefix, madeAt, size, uses }) => (
          <tr key={id}>
            <th scope="row">{prefix}</th>
            <td>{shortDate(madeAt)}</td>
            <td className="text-right tabular-nums">{size}</td>
            <td className="text-right tabular-nums">{uses}</td>
            <td className="text-right">
              {mayDownload && (
                <a href={officePaths.couponBatch(id)} className="link whitespace-nowrap" download>
                  {t('coupons.download')}
                  <span className="sr-only"> {t('coupons.batch', { prefix })}</span>
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
