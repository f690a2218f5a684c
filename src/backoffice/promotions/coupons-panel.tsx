import { shortDate } from '#i18n/dates.ts';
import type { PromotionFileShape } from '#modules/promotions/admin-contracts.ts';
import { LARGEST_BATCH } from '#modules/promotions/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Table } from '#ui/table.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { t } from './promotions-words.ts';

interface CouponsPanelProps {
  promotion: PromotionFileShape;
  keys: { add: string; make: string };
  refused: FormAnswer | undefined;
}

/** The codes a promotion is got by: those all may type, and those made together. */
export function CouponsPanel({ promotion, keys, refused }: CouponsPanelProps) {
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
          <AddForm formKey={keys.add} refused={refused} />
          <MakeForm formKey={keys.make} refused={refused} />
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

interface FormProps {
  formKey: string;
  refused: FormAnswer | undefined;
}

function AddForm({ formKey, refused }: FormProps) {
  const form = useForm('addCoupon', refused);
  return (
    <PageForm form={form} className="grid gap-4">
      <h3 className="text-body font-bold">{t('coupons.add')}</h3>
      <FormKey value={formKey} />
      <TextField
        {...form.field('couponCode')}
        label={t('coupons.code')}
        hint={t('coupons.codeHint')}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={32}
        required
      />
      <TextField
        {...form.field('totalUses')}
        inputMode="numeric"
        label={t('coupons.limit')}
        hint={t('coupons.limitHint')}
        optional
      />
      <Button type="submit" variant="secondary" size="compact" pending={form.pending}>
        {t('coupons.submitAdd')}
      </Button>
    </PageForm>
  );
}

function MakeForm({ formKey, refused }: FormProps) {
  const form = useForm('makeCoupons', refused);
  return (
    <PageForm form={form} className="grid gap-4">
      <h3 className="text-body font-bold">{t('coupons.make')}</h3>
      <FormKey value={formKey} />
      <TextField
        {...form.field('prefix')}
        label={t('coupons.prefix')}
        hint={t('coupons.prefixHint')}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={12}
        required
      />
      <TextField
        {...form.field('size')}
        type="number"
        min={1}
        max={LARGEST_BATCH}
        label={t('coupons.size')}
        hint={t('coupons.sizeHint')}
        required
      />
      <Button type="submit" variant="secondary" size="compact" pending={form.pending}>
        {t('coupons.submitMake')}
      </Button>
    </PageForm>
  );
}
