import { timeOfDay } from '#i18n/dates.ts';
import type { WaveSummaryShape } from '#modules/waves/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { VariantField } from '../parts/variant-field.tsx';
import { officePaths } from '../paths.ts';
import { t } from './wave-words.ts';

interface OpenWavePanelProps {
  waves: readonly WaveSummaryShape[];
  filter: { method?: string | undefined; due?: string | undefined };
  /** Number of paid orders that were not sent, in waves or not. */
  waiting: number;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Open waves, and a form to create one from the filtered list. */
export function OpenWavePanel({ waves, filter, waiting, formKey, refused }: OpenWavePanelProps) {
  const form = useForm('openWave', refused);
  const mayOpen = useMay('orders.manage') && waiting > 0;
  if (!mayOpen && waves.length === 0) return null;
  return (
    <div className="mt-3 mb-6">
      <Panel title={t('open.title')}>
        {waves.length > 0 && (
          <ul aria-label={t('open.list')} className="mb-4 grid gap-2">
            {waves.map(({ id, methodName, orders, packed, left, openedBy, openedAt }) => (
              <li key={id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                <Link
                  to={officePaths.wave(id)}
                  className="link inline-flex min-h-11 items-center font-bold"
                >
                  {t('open.one', { wave: id })}
                </Link>
                <span>{methodName ?? t('open.any')}</span>
                <span className="text-small text-encre-2 tabular-nums">
                  {t('open.facts', { count: orders, packed, left })} ·{' '}
                  {t('open.by', { name: openedBy, time: timeOfDay(openedAt) })}
                </span>
              </li>
            ))}
          </ul>
        )}
        {waves.length === 0 && <p className="mb-4 text-small text-encre-2">{t('open.text')}</p>}
        {mayOpen && (
          <PageForm form={form} className="flex flex-wrap level-fields gap-3">
            <FormKey value={formKey} />
            <input type="hidden" name="method" value={filter.method ?? ''} />
            <input type="hidden" name="due" value={filter.due ?? ''} />
            <div className="w-full max-w-text">
              <VariantField
                {...form.field('variant')}
                label={t('open.article')}
                maxLength={60}
                optional
              />
            </div>
            <Button type="submit" size="compact" pending={form.pending}>
              {t('open.submit')}
            </Button>
            <p className="w-full text-small text-encre-2">{t('open.hint')}</p>
          </PageForm>
        )}
      </Panel>
    </div>
  );
}
