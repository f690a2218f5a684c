import { money } from '#i18n/money.ts';
import { WHOLE } from '#kit/money.ts';
import type { StackShape } from '#modules/promotions/admin-contracts.ts';
import { Panel } from '../parts/panel.tsx';
import { rateWords, t } from './promotions-words.ts';

interface StrongestPanelProps {
  stacks: readonly StackShape[];
  /** Code of the promotion. */
  code: string;
}

/** The maximum discount one customer may combine, compared with the legal cap (PRI-04). */
export function StrongestPanel({ stacks, code }: StrongestPanelProps) {
  if (stacks.length === 0) return null;
  return (
    <Panel title={t('strongest.title')}>
      {stacks.map((stack) => (
        <Stack key={String(stack.onSubscription)} stack={stack} code={code} />
      ))}
    </Panel>
  );
}

function Stack({ stack, code }: { stack: StackShape; code: string }) {
  const { basket, onSubscription, steps, total, rate, counted, cap, withheld } = stack;
  const most = cap === null ? null : Math.floor((basket * cap) / 10_000);
  return (
    <section className="mt-4 text-small first-of-type:mt-0">
      <h3 className="text-body font-bold">
        {t(onSubscription ? 'strongest.subscribed' : 'strongest.once')}
      </h3>
      <p className="mt-1 text-encre-2">{t('strongest.text', { basket: money(basket) })}</p>
      <dl className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
        {steps.map((step) => (
          <div key={step.code ?? ''} className="contents">
            <dt>
              {step.code === null ? t('strongest.subscription') : step.name}
              {step.code === code && ` (${t('strongest.this')})`}
            </dt>
            <dd className="text-right tabular-nums">{money(0 - step.amount)}</dd>
          </div>
        ))}
        <div className="contents font-bold">
          <dt>{t('strongest.total')}</dt>
          <dd className="text-right tabular-nums">{money(0 - total)}</dd>
        </div>
      </dl>
      <p className="mt-2">
        {rate === WHOLE
          ? t('strongest.wholeBasket')
          : t('strongest.ofBasket', { rate: rateWords(rate) })}
      </p>
      {cap !== null && (
        <p className="mt-2">
          {t('strongest.counted', {
            amount: money(counted),
            most: money(most),
            cap: rateWords(cap),
          })}
        </p>
      )}
      {withheld.map(({ code: other, name, reason }) => (
        <p key={other} className="mt-1 text-encre-2">
          {t('strongest.withheld', { name, reason: t(`strongest.${reason}`) })}
        </p>
      ))}
    </section>
  );
}
