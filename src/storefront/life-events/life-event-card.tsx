import { Form } from 'react-router';
import { listed, ofNames } from '#i18n/names.ts';
import { number } from '#i18n/numbers.ts';
import { frequencyLabel } from '#modules/orders/web/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { paths } from '#pages/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { WhatIf } from '../subscriptions/what-if.tsx';
import { t } from './life-event-words.ts';
import type { ShownEvent } from './load-life-events.server.ts';

interface LifeEventsProps {
  events: readonly ShownEvent[];
  answer?: FormAnswer | undefined;
}

/** Id of the proposals, on a page that begins with other content. */
const PLACE = 'proposition';

/** Link to the proposals, which are far down on a phone. */
export function LifeEventsNotice({ events }: Pick<LifeEventsProps, 'events'>) {
  if (events.length === 0) return null;
  const names = [...new Set(events.map(({ animalName }) => animalName))];
  return (
    <a href={`#${PLACE}`} className="link inline-flex min-h-11 items-center font-bold">
      {t('notice', { names: listed(names) })}
    </a>
  );
}

/** Proposals after a life event of an animal, beside its current food; one button accepts, one dismisses for good. */
export function LifeEvents({ events, answer }: LifeEventsProps) {
  if (events.length === 0) return null;
  return (
    <div id={PLACE} className="my-8 grid scroll-mt-24 gap-4">
      {events.map((event) => (
        <Event key={event.id} event={event} answer={answer} />
      ))}
    </div>
  );
}

function Event({ event, answer }: { event: ShownEvent; answer: FormAnswer | undefined }) {
  const { kind, animalName: name, weightBefore, weight, preview, refused, proposed } = event;
  const own = answer?.values.event === String(event.id) ? answer : undefined;
  return (
    <Card as="section" ground="quiet" className="grid gap-4">
      <h2 className="text-h3">{t(`title.${kind}`, { name, of: ofNames([name]) })}</h2>
      <p className="max-w-text">
        {t(`text.${kind}`, {
          name,
          before: number(weightBefore ?? 0),
          now: number(weight ?? 0),
        })}
      </p>
      {own && !preview && (
        <Alert tone="error" live>
          {[...own.problems, ...Object.values(own.fields)].join(' ')}
        </Alert>
      )}
      <Compared event={event} />
      {proposed.isOther && <p className="max-w-text text-small">{t('slowly')}</p>}
      {preview && (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            {t('deliveries')}
          </summary>
          <div className="mt-2">
            <WhatIf preview={preview} problem={null} pending={false} />
          </div>
        </details>
      )}
      {refused && <p className="max-w-text font-bold">{refused}</p>}
      <p className="max-w-text text-small">{t('unasked')}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {preview && <Take event={event} answer={own} />}
        <Form method="post" action={paths.animal(event.animalId)}>
          <input type="hidden" name="intent" value="life-dismiss" />
          <input type="hidden" name="event" value={event.id} />
          <button
            type="submit"
            className="link inline-flex min-h-11 items-center"
            aria-label={t('dismissNamed', { name })}
          >
            {t('dismiss')}
          </button>
        </Form>
      </div>
    </Card>
  );
}

function Take({ event, answer }: { event: ShownEvent; answer: FormAnswer | undefined }) {
  const form = useForm('life-take', answer);
  const { id, animalId, animalName: name, subscription, version, item, now, proposed } = event;
  const isBoth =
    now.every !== proposed.every &&
    (proposed.isOther ||
      now.variantName !== proposed.variantName ||
      now.pieces !== proposed.pieces);
  const fields = {
    event: id,
    subscription,
    version,
    item,
    productVariant: proposed.productVariant,
    quantity: proposed.pieces,
    frequency: proposed.every,
    both: isBoth ? '1' : '',
  };
  return (
    <PageForm form={form} action={paths.animal(animalId)}>
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button type="submit" pending={form.pending} aria-label={t('takeNamed', { name })}>
        {t('take')}
      </Button>
    </PageForm>
  );
}

type Fed = ShownEvent['now'];

function Compared({ event: { now, proposed } }: { event: ShownEvent }) {
  const rows = [
    {
      name: t('recipe'),
      of: (fed: Fed) =>
        fed === proposed && proposed.isOther ? (
          <Link to={paths.product(proposed.productSlug, proposed.variantSlug)} className="link">
            {fed.productName}
          </Link>
        ) : (
          fed.productName
        ),
    },
    {
      name: t('delivery'),
      of: ({ pieces, variantName: format }: Fed) => t('pieces', { pieces, format }),
    },
    {
      name: t('ration'),
      of: ({ rationGrams: grams }: Fed) => (grams === null ? t('unknown') : t('grams', { grams })),
    },
    { name: t('rhythm'), of: ({ every }: Fed) => frequencyLabel(every) },
    {
      name: t('lasts'),
      of: ({ days }: Fed) => (days === null ? t('unknown') : t('days', { count: days })),
    },
    {
      name: t('cost'),
      of: ({ costPerDay }: Fed) =>
        costPerDay === null ? t('unknown') : <Price cents={costPerDay} />,
    },
  ];
  return (
    <table className="w-full text-left">
      <thead className="text-small">
        <tr>
          <td />
          <th scope="col" className="pr-3 font-normal">
            {t('now')}
          </th>
          <th scope="col">{t('proposed')}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-beurre-300 tabular-nums">
        {rows.map(({ name, of }) => (
          <tr key={name}>
            <th scope="row" className="py-2 pr-3 align-baseline text-small font-normal">
              {name}
            </th>
            <td className="py-2 pr-3 align-baseline">{of(now)}</td>
            <td className="py-2 align-baseline font-bold">{of(proposed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
