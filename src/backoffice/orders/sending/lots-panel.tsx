import { shortDate } from '#i18n/dates.ts';
import type { OrderFileShape } from '#modules/orders/admin-contracts.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { FormKey } from '../../parts/form-key.tsx';
import { ListTable } from '../../parts/list-table.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useMay } from '../../parts/use-may.ts';
import { LotFields } from './lot-fields.tsx';
import type { SendingFormProps } from './sending-form-props.ts';
import { t } from './sending-words.ts';

interface LotsPanelProps extends SendingFormProps {
  removeKey: string;
}

/** The lots that went out with an order, to be completed and corrected (FOOD-03). */
export function LotsPanel({ file, formKey, removeKey, refused }: LotsPanelProps) {
  const adding = useForm('recordLots', refused);
  const removing = useForm('removeLot', refused);
  const mayManage = useMay('orders.manage');
  return (
    <Panel title={t('lots.title')}>
      {file.lots.length === 0 && <p className="text-small text-encre-2">{t('lots.none')}</p>}
      {file.lots.length > 0 && (
        <PageForm form={removing}>
          <FormKey value={removeKey} />
          <LotsTable file={file} mayManage={mayManage} />
        </PageForm>
      )}
      {mayManage && (
        <details className="mt-3" open={refused?.form === 'recordLots'}>
          <summary className="link min-h-11 cursor-pointer content-center">{t('lots.add')}</summary>
          <PageForm form={adding} className="mt-3 grid gap-4">
            <FormKey value={formKey} />
            <LotFields form={adding} goods={file.goods} />
            <Button
              type="submit"
              variant="secondary"
              size="compact"
              className="justify-self-start"
              pending={adding.pending}
            >
              {t('lots.submit')}
            </Button>
          </PageForm>
        </details>
      )}
    </Panel>
  );
}

function LotsTable({ file, mayManage }: { file: OrderFileShape; mayManage: boolean }) {
  const nameOf = (code: string) =>
    file.goods.find(({ variantCode }) => variantCode === code)?.productName ?? code;
  return (
    <ListTable
      caption={t('lots.title')}
      columns={[
        t('lots.lot'),
        t('lots.article'),
        t('lots.bestBefore'),
        { figures: t('lots.quantity') },
        mayManage && t('lots.remove'),
      ]}
    >
      {file.lots.map(({ id, lot, variantCode, bestBefore, quantity }) => (
        <tr key={id}>
          <th scope="row">{lot}</th>
          <td>{nameOf(variantCode)}</td>
          <td className="whitespace-nowrap">{bestBefore && shortDate(bestBefore)}</td>
          <td className="text-right tabular-nums">{quantity}</td>
          {mayManage && (
            <td>
              <details>
                <summary
                  className="link inline-flex min-h-11 cursor-pointer items-center"
                  aria-label={t('lots.removeThis', { lot })}
                >
                  {t('lots.remove')}
                </summary>
                <p className="text-small">{t('lots.removeAsks')}</p>
                <Button type="submit" name="lot" value={id} variant="secondary" size="compact">
                  {t('lots.removeConfirm', { lot })}
                </Button>
              </details>
            </td>
          )}
        </tr>
      ))}
    </ListTable>
  );
}
