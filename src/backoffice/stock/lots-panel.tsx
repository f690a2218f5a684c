import type { StockLotShape } from '#modules/catalog/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AskFirst } from '../parts/ask-first.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { LotsTable } from './lots-table.tsx';
import { LotFields } from './move-form.tsx';
import { t } from './stock-words.ts';

interface LotsPanelProps {
  lots: readonly StockLotShape[];
  today: string;
  soon: string;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** The lots of an article in stock, with forms to move pieces or name their lot. */
export function LotsPanel({ lots, today, soon, formKey, refused }: LotsPanelProps) {
  const form = useForm('moveLot', refused);
  const there = lots.filter(({ quantity }) => quantity > 0);
  const mayMove = useMay('stock.manage') && there.length > 0;
  const nameOf = ({ lot, place }: StockLotShape) =>
    [lot || t('lots.noLot'), place].filter(Boolean).join(' · ');
  return (
    <Panel title={t('lots.of')}>
      {lots.length === 0 ? (
        <p>{t('lots.none')}</p>
      ) : (
        <LotsTable caption={t('lots.of')} lots={lots} today={today} soon={soon} hideArticle />
      )}
      {mayMove && (
        <div className="mt-4">
          <AskFirst title={t('lots.move.ask')} isOpen={refused?.form === 'moveLot'}>
            <PageForm form={form} className="grid gap-3">
              <FormKey value={formKey} />
              <p className="text-small text-encre-2">{t('lots.move.text')}</p>
              <div className="grid gap-3 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
                <Select
                  {...form.field('from')}
                  label={t('lots.move.from')}
                  options={there.map((one) => ({
                    value: `${one.lot}|${one.place}`,
                    label: nameOf(one),
                  }))}
                />
                <TextField
                  {...form.field('quantity')}
                  label={t('variant.quantity')}
                  inputMode="numeric"
                  autoComplete="off"
                  required
                  pattern="\d{1,6}"
                />
              </div>
              <LotFields form={form} />
              <Button
                type="submit"
                variant="secondary"
                size="compact"
                className="justify-self-start"
                pending={form.pending}
              >
                {t('lots.move.submit')}
              </Button>
            </PageForm>
          </AskFirst>
        </div>
      )}
    </Panel>
  );
}
