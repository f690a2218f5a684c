import { ChevronDown } from 'lucide-react';
import { shortDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { words } from '#i18n/words.ts';
import { Icon } from '#ui/icon.tsx';
import { Price } from '#ui/price.tsx';
import type { OrderExplanationShape } from '../contracts.ts';
import messages from '../messages/explained.fr.json';

const t = words(messages);

/** Where links to « Comprendre ce montant » lead. */
const ANCHOR = 'comprendre-ce-montant';

interface ExplainedTotalProps {
  explanation: Pick<OrderExplanationShape, 'amounts' | 'sinceLast' | 'taxes' | 'total'>;
}

/**
 * « Comprendre ce montant »: each amount with its rule, adding up to the total, and what changed since the last
 * delivery. Renders nothing for an order without an explanation.
 */
export function ExplainedTotal({ explanation }: ExplainedTotalProps) {
  const { amounts, taxes, total, sinceLast } = explanation;
  if (amounts.length === 0) return null;
  return (
    <details id={ANCHOR} className="scroll-mt-24">
      <summary className="link inline-flex min-h-11 cursor-pointer list-none items-center gap-1 font-bold">
        <Icon of={ChevronDown} size={20} className="chevron" />
        {t('explained.title')}
      </summary>
      <ul className="mt-2 divide-y divide-brume-2 border-y border-brume-2">
        {amounts.map(({ kind, label, text, amount }) => (
          <li key={`${kind} ${label}`} className="flex gap-x-4 py-2.5">
            <span className="min-w-0 flex-1">
              <span className="block font-bold break-words">{label}</span>
              <span className="block text-small break-words text-encre-2">{text}</span>
            </span>
            <Price cents={amount} className="text-right" />
          </li>
        ))}
        <li className="flex justify-between gap-x-4 py-2.5 font-bold">
          <span>{t('explained.total')}</span>
          <Price cents={total} />
        </li>
      </ul>
      <ul className="mt-2 grid gap-1 text-small text-encre-2">
        {taxes.map(({ label, amount }) => (
          <li key={label} className="flex justify-between gap-x-4">
            <span>{label}</span>
            <Price cents={amount} />
          </li>
        ))}
      </ul>
      {sinceLast && <SinceLast {...sinceLast} />}
    </details>
  );
}

type SinceLastProps = NonNullable<OrderExplanationShape['sinceLast']>;

/** Differences from the previous delivery; the amounts add up to the difference of the totals. */
function SinceLast({ number, date, total, difference, differences }: SinceLastProps) {
  return (
    <div className="mt-5">
      <h3 className="text-h4">{t('explained.since', { date: date ? shortDate(date) : '' })}</h3>
      <p className="mt-1 text-small text-encre-2">
        {t('explained.sinceText', { number: number ?? '', total: money(total) })}
      </p>
      {differences.length === 0 ? (
        <p className="mt-2">{t('explained.same')}</p>
      ) : (
        <ul className="mt-2 divide-y divide-brume-2 border-y border-brume-2">
          {differences.map(({ kind, text, amount }) => (
            <li key={`${kind} ${text}`} className="flex gap-x-4 py-2.5">
              <span className="min-w-0 flex-1 break-words">{text}</span>
              <Signed cents={amount} />
            </li>
          ))}
          <li className="flex justify-between gap-x-4 py-2.5 font-bold">
            <span>{t(difference === 0 ? 'explained.sameTotal' : 'explained.difference')}</span>
            <Signed cents={difference} />
          </li>
        </ul>
      )}
    </div>
  );
}

/** An amount with its sign: more or less than before. */
const Signed = ({ cents }: { cents: number }) => (
  <span className="text-right whitespace-nowrap tabular-nums">
    {cents > 0 ? '+' : ''}
    {money(cents)}
  </span>
);
