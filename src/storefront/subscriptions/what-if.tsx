import { fullDate, shortDate } from '#i18n/dates.ts';
import { Alert } from '#ui/alert.tsx';
import { Price } from '#ui/price.tsx';
import type { Previewed } from './previewed.ts';
import { t } from './subscription-words.ts';
import type { WhatIf as State } from './use-what-if.ts';

type Coming = Previewed['before'][number];

/** Future deliveries before and after a change, shown before confirming (N-06). */
export function WhatIf({
  preview,
  problem,
  pending,
}: Pick<State, 'preview' | 'problem' | 'pending'>) {
  if (problem)
    return (
      <Alert tone="warning" live>
        {problem}
      </Alert>
    );
  if (!preview) return null;
  const { before, after } = preview;
  const rows = Array.from({ length: Math.max(before.length, after.length) }, (_, index) => index);
  const isChanged = (row: number) => JSON.stringify(before[row]) !== JSON.stringify(after[row]);
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  return (
    <section aria-live="polite" aria-busy={pending} className="rounded-card bg-brume p-4">
      <h2 className="text-h4">{t('whatIf.title')}</h2>
      {isSame && <p className="mt-1">{t('whatIf.same')}</p>}
      {after.length === 0 && <p className="mt-1">{t('whatIf.none')}</p>}
      {!isSame && (
        <table className="mt-2 w-full table-fixed text-small">
          <thead>
            <tr className="text-left">
              <th scope="col" className="py-1 pr-3 font-normal text-encre-2">
                {t('whatIf.before')}
              </th>
              <th scope="col" className="py-1">
                {t('whatIf.after')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-brume-2">
            {rows.map((row) => (
              <tr key={row}>
                <td className="py-1 pr-3 align-top text-encre-2">
                  <Delivery of={before[row]} />
                </td>
                <td className={isChanged(row) ? 'py-1 align-top font-bold' : 'py-1 align-top'}>
                  <Delivery of={after[row]} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="mt-2 text-small text-encre-2">{t('whatIf.basis')}</p>
    </section>
  );
}

function Delivery({ of }: { of: Coming | undefined }) {
  if (!of) return <>{t('whatIf.nothing')}</>;
  return (
    <>
      <span className="block">{fullDate(of.shippingDate)}</span>
      <Price cents={of.total} />
      {of.lastsUntil && (
        <span className="block font-normal text-encre-2">
          {t('whatIf.lasts')} <span className="whitespace-nowrap">{shortDate(of.lastsUntil)}</span>
        </span>
      )}
    </>
  );
}
