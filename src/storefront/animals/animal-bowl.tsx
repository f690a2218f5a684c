import { money } from '#i18n/money.ts';
import { number } from '#i18n/numbers.ts';
import { frequencyLabel, Thumbnail } from '#modules/orders/web/index.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { paths } from '#pages/paths.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { SEEN } from '../subscriptions/previewed.ts';
import { WhatIf } from '../subscriptions/what-if.tsx';
import { t } from './animal-words.ts';
import type { BowlLine } from './load-bowl.server.ts';

type Bowl = NonNullable<BowlLine['bowl']>;

/** The subscribed food of an animal: ration, cost per day, next delivery (N-04, N-21). */
export function AnimalBowl({ lines, of }: { lines: readonly BowlLine[]; of: string }) {
  if (lines.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-h3">{t('bowl.title', { of })}</h2>
      <ul className="grid gap-4">
        {lines.map((line) => (
          <Card
            key={`${line.code}-${line.variantSlug}-${line.productSlug}`}
            as="li"
            ground="brume"
            className={
              line.bowl && line.before ? 'grid items-start gap-4 xl:grid-cols-2' : 'grid gap-4'
            }
          >
            <Line line={line} />
          </Card>
        ))}
      </ul>
    </section>
  );
}

function Line({ line }: { line: BowlLine }) {
  const { productName, variantName, productSlug, variantSlug, imageUrl, bowl, before, perDay } =
    line;
  return (
    <>
      <div className="flex gap-4">
        <Thumbnail url={imageUrl} className="w-16 self-start md:w-20" />
        <div className="min-w-0 flex-1">
          <p className="font-bold">
            <Link to={paths.product(productSlug, variantSlug)}>{productName}</Link>
          </p>
          <p className="text-small text-encre-2">{variantName}</p>
          {bowl && (
            <p className="mt-2 tabular-nums">
              <strong>{t('bowl.ration', { grams: bowl.rationGrams })}</strong>
              {' · '}
              {t('bowl.lasts', { format: variantName, count: bowl.days })}
            </p>
          )}
          {perDay !== null && <p>{t('bowl.perDay', { price: money(perDay) })}</p>}
          <p className="mt-2">
            <Link
              to={subscriptionPaths.one(line.code)}
              className="link inline-flex min-h-11 items-center md:min-h-6"
            >
              {line.next}
            </Link>
          </p>
        </div>
      </div>
      {bowl && before && <Compared line={line} now={bowl} before={before} />}
    </>
  );
}

/**
 * The ration for the former weight beside that for the current one; nothing changes without the
 * owner's confirmation.
 */
function Compared({ line, now, before }: { line: BowlLine; now: Bowl; before: Bowl }) {
  const rows = [
    { name: t('bowl.weight'), of: ({ weight }: Bowl) => t('kilos', { weight: number(weight) }) },
    { name: t('bowl.aDay'), of: ({ rationGrams: grams }: Bowl) => t('bowl.grams', { grams }) },
    { name: t('bowl.aPiece'), of: ({ days }: Bowl) => t('bowl.days', { count: days }) },
  ];
  const { advised, frequency } = line;
  return (
    <div className="border-t border-brume-2 pt-4 xl:border-t-0 xl:pt-0">
      <table className="w-full max-w-text text-left">
        <caption className="mb-2 text-left font-bold">{t('bowl.changed')}</caption>
        <thead className="text-small text-encre-2">
          <tr>
            <td />
            <th scope="col">{t('bowl.before')}</th>
            <th scope="col">{t('bowl.now')}</th>
          </tr>
        </thead>
        <tbody className="tabular-nums *:*:align-baseline">
          {rows.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row" className="pr-4 font-normal">
                {name}
              </th>
              <td>{of(before)}</td>
              <td className="font-bold">{of(now)}</td>
            </tr>
          ))}
          {advised !== null && (
            <tr>
              <th scope="row" className="pr-4 font-normal">
                {t('bowl.rhythm')}
              </th>
              <td>{frequencyLabel(frequency)}</td>
              <td className="font-bold">{frequencyLabel(advised)}</td>
            </tr>
          )}
        </tbody>
      </table>
      <p className="mt-3 text-small text-encre-2">
        {t('bowl.yours')}
        {advised !== null && (
          <>
            {' '}
            {t('bowl.advised', { frequency: frequencyLabel(advised).toLowerCase() })}{' '}
            <Link to={subscriptionPaths.one(line.code, { step: 'frequency' })} className="link">
              {t('bowl.change')}
            </Link>
          </>
        )}
      </p>
      <TakeRhythm line={line} />
    </div>
  );
}

/**
 * Applies the delivery interval of the new ration with one press. Redirects to the subscription's
 * page, which confirms it and can undo it.
 */
function TakeRhythm({ line: { code, name, version, advised, whatIf } }: { line: BowlLine }) {
  const form = useForm('frequency', undefined, { words: 'subscription' });
  if (advised === null || whatIf === null) return null;
  const rhythm = frequencyLabel(advised).toLowerCase();
  return (
    <PageForm
      form={form}
      action={subscriptionPaths.one(code, { step: 'frequency' })}
      className="mt-4 grid justify-items-start gap-4"
    >
      <div className="w-full max-w-text">
        <WhatIf preview={whatIf} problem={null} pending={false} />
      </div>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="frequency" value={advised} />
      <input type="hidden" name="scope" value="all" />
      <input type="hidden" name={SEEN} value={whatIf.of} />
      <Button
        type="submit"
        pending={form.pending}
        aria-label={t('bowl.takeNamed', { rhythm, name })}
      >
        {t('bowl.take', { rhythm })}
      </Button>
    </PageForm>
  );
}
