import { use } from 'react';
import { shortDate } from '#i18n/dates.ts';
import { number } from '#i18n/numbers.ts';
import type { SiteCode } from '#kit/sites.ts';
import type { FunnelFiguresShape } from '#modules/figures/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { Compared } from './compared.ts';
import { t } from './figures-words.ts';
import { ShareBar } from './share-bar.tsx';
import { shareWords } from './share-words.ts';

const CART_STEPS = ['opened', 'addressed', 'shipping', 'payment', 'placed'] as const;

interface Step {
  name: string;
  now: number;
  before: number;
  /** Link to the underlying rows, if there is a list. */
  to?: string | undefined;
}

interface FunnelPanelProps {
  figures: FunnelFiguresShape;
  channel: SiteCode | undefined;
}

/** Conversion of carts by the day they were created. */
export function FunnelPanel({ figures, channel }: FunnelPanelProps) {
  const { carts, cartsBefore, weeks, from, to } = figures;
  const orders = officePaths.orders({ from, until: to, channel });
  return (
    <Panel title={t('funnel.title')}>
      <p className="mb-4 text-small text-encre-2">{t('funnel.hint')}</p>
      {carts.opened === 0 ? (
        <p className="text-small text-encre-2">{t('funnel.none')}</p>
      ) : (
        <>
          <StepsTable
            caption={t('funnel.title')}
            steps={CART_STEPS.map((step) => ({
              name: t(`funnel.steps.${step}`),
              now: carts[step],
              before: cartsBefore[step],
              to: step === 'placed' ? orders : undefined,
            }))}
          />
          <details className="mt-4">
            <summary className="min-h-11 cursor-pointer lg:min-h-8">{t('funnel.weeks')}</summary>
            <ListTable
              caption={t('funnel.weeks')}
              columns={[
                t('funnel.week'),
                ...CART_STEPS.map((step) => ({ figures: t(`funnel.steps.${step}`) })),
                { figures: t('funnel.rate') },
              ]}
            >
              {weeks.map((week) => (
                <tr key={week.from}>
                  <th scope="row" className="whitespace-nowrap">
                    {shortDate(week.from)}
                  </th>
                  {CART_STEPS.map((step) => (
                    <td key={step} className="text-right tabular-nums">
                      {number(week[step])}
                    </td>
                  ))}
                  <td className="text-right tabular-nums">
                    {shareWords(week.placed, week.opened)}
                  </td>
                </tr>
              ))}
            </ListTable>
          </details>
        </>
      )}
    </Panel>
  );
}

/** Results of the guides, and resulting orders. */
export function GuidePanel({ figures }: Pick<FunnelPanelProps, 'figures'>) {
  const { guide, guideBefore } = figures;
  const answers = (of: typeof guide) => of.proposed + of.without;
  return (
    <Panel title={t('guide.title')}>
      <p className="mb-4 text-small text-encre-2">{t('guide.hint')}</p>
      {answers(guide) + guide.carts === 0 ? (
        <p className="text-small text-encre-2">{t('guide.none')}</p>
      ) : (
        <StepsTable
          caption={t('guide.title')}
          steps={[
            { name: t('guide.steps.answers'), now: answers(guide), before: answers(guideBefore) },
            {
              name: t('guide.steps.proposed'),
              now: guide.proposed,
              before: guideBefore.proposed,
            },
            { name: t('guide.steps.carts'), now: guide.carts, before: guideBefore.carts },
            { name: t('guide.steps.placed'), now: guide.placed, before: guideBefore.placed },
          ]}
        />
      )}
    </Panel>
  );
}

/** Funnel steps, each compared with the first and the previous one. */
function StepsTable({ caption, steps }: { caption: string; steps: readonly Step[] }) {
  const compare = use(Compared);
  const first = steps[0]?.now ?? 0;
  return (
    <ListTable
      caption={caption}
      columns={[
        t('funnel.step'),
        { figures: t('funnel.count') },
        { figures: t('funnel.ofFirst') },
        { figures: t('funnel.ofBefore') },
        { figures: t(compare === 'year' ? 'funnel.lastYear' : 'funnel.before') },
      ]}
    >
      {steps.map(({ name, now, before, to }, at) => (
        <tr key={name}>
          <th scope="row">
            {name}
            <ShareBar part={now} whole={first} />
          </th>
          <td className="text-right tabular-nums">
            {to === undefined ? (
              number(now)
            ) : (
              <Link to={to} className="link">
                {number(now)}
              </Link>
            )}
          </td>
          <td className="text-right tabular-nums">{at === 0 ? '–' : shareWords(now, first)}</td>
          <td className="text-right tabular-nums">
            {at === 0 ? '–' : shareWords(now, steps[at - 1]?.now ?? 0)}
          </td>
          <td className="text-right tabular-nums">{number(before)}</td>
        </tr>
      ))}
    </ListTable>
  );
}
