import { data } from 'react-router';
import { fullDate, shortDate } from '#i18n/dates.ts';
import { ofName } from '#i18n/names.ts';
import { number } from '#i18n/numbers.ts';
import { ageOn } from '#modules/animals/rules/index.ts';
import { Composition, Constituents } from '#modules/catalog/web/index.ts';
import { Scene } from '#modules/media/web/index.ts';
import { frequencyLabel } from '#modules/orders/web/index.ts';
import { documentPaths } from '#pages/document-paths.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { ServiceError } from '#services/service-client.ts';
import { vetSheetCalls } from '#services/shop/vet-sheets.ts';
import { Wordmark } from '#ui/brand.tsx';
import { Container } from '#ui/layout.tsx';
import { LinkButton } from '#ui/link.tsx';
import { ageText } from '../animals/animal-words.ts';
import { pageHead } from '../page-head.ts';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import type { Route } from './+types/vet-sheet.page';
import { loadLabels } from './load-labels.server.ts';
import { PrintButton } from './print-button.tsx';
import { t } from './vet-sheet-words.ts';

export const handle = { name: 'vet-sheet', layout: 'bare' } satisfies RouteHandle;

/** The address contains a secret, so other sites must not receive it as a referrer. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { site, sites, shop, content, today } = context.get(pageContext);
  const path = documentPaths.vetSheet(params.token);
  try {
    const sheet = await vetSheetCalls(shop).read(params.token);
    const labels = await loadLabels(
      content,
      sheet.foods.map(({ productSlug }) => productSlug),
    );
    const age = ageOn(today, Temporal.PlainDate.from(sheet.birthday));
    return { site, sites, path, sheet, labels, age, today: today.toString() };
  } catch (error) {
    // An invalid or unknown token is a 404.
    if (!(error instanceof ServiceError) || ![404, 422].includes(error.status)) throw error;
    return data({ site, sites, path, sheet: null }, { status: 404 });
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('title'),
        path: loaderData.path,
        index: false,
        follow: false,
      })
    : [];

/** What a vet is shown of an animal: read only, to be printed, without a sign-in (N-11). */
export default function VetSheetPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.sheet)
    return (
      <SignInFrame heading={t('unknown.heading')} lead={t('unknown.text')}>
        <LinkButton to={paths.home()} reloadDocument>
          {t('unknown.home')}
        </LinkButton>
      </SignInFrame>
    );
  const { sheet, labels, age, today } = loaderData;
  const shown = { today: fullDate(today), day: fullDate(sheet.lastDay) };
  return (
    <Container width="text" className="py-6 lg:py-10 print:py-0">
      <Wordmark label={t('shop')} className="mb-8 w-28 text-sapin-700" />
      <div className="flex items-center gap-4 border-b-4 border-beurre-300 pb-5 md:gap-8">
        <Scene
          name={`body-${sheet.species}-${sheet.conditionLevel}`}
          className="w-28 flex-none md:w-40"
        />
        <div className="min-w-0 flex-1">
          <h1 className="text-h2 wrap-anywhere">{t('heading', { of: ofName(sheet.name) })}</h1>
          <p className="mt-2 mb-3 text-small text-encre-2">{t('shown', shown)}</p>
          <PrintButton />
        </div>
      </div>
      <Who sheet={sheet} age={age} />
      <Weights weights={sheet.weights} />
      <Foods foods={sheet.foods} labels={labels} />
      <p className="mt-10 border-t border-brume-2 pt-4 text-small text-encre-2">{t('privacy')}</p>
    </Container>
  );
}

/** Joins a list into one sentence: only the first word has a capital. */
const sentence = (words: readonly string[]): string =>
  words.map((word, at) => (at === 0 ? word : word.toLowerCase())).join(', ');

type Whole = Extract<Route.ComponentProps['loaderData'], { labels: unknown }>;
type Sheet = Whole['sheet'];

function Who({ sheet, age }: Pick<Whole, 'sheet' | 'age'>) {
  const { species, breed, crossbreed, gender, birthday, isBirthdayExact, sterilized } = sheet;
  const facts = [
    [t('who.species'), t(`who.${species}`)],
    [t('who.breed'), crossbreed ? t('who.crossbreed', { breed }) : breed],
    [t('who.gender'), gender],
    [
      t('who.age'),
      isBirthdayExact
        ? t('who.born', { age: ageText(age), date: shortDate(birthday) })
        : ageText(age),
    ],
    [t('who.sterilized'), t(sterilized ? 'who.yes' : 'who.no')],
    [t('who.weight'), t('kilos', { weight: number(sheet.weight) })],
    [t('who.condition'), sheet.condition],
    [t('who.activity'), sheet.activity],
    [t('who.feature'), sheet.feature],
    [t('who.feeds'), sentence(sheet.feeds)],
    [t('who.brand'), sheet.kibbleBrand],
  ] as const;
  return (
    <section className="mt-8">
      <h2 className="text-h3">{t('who.title')}</h2>
      <dl className="mt-3 grid">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-brume-2 py-2">
            <dt className="text-encre-2">{name}</dt>
            <dd className="text-right font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Weights({ weights }: Pick<Sheet, 'weights'>) {
  return (
    <section className="mt-10">
      <h2 className="text-h3">{t('weights.title')}</h2>
      <p className="mt-1 text-small text-encre-2">
        {t(weights.length > 1 ? 'weights.lead' : 'weights.none')}
      </p>
      {weights.length > 0 && (
        <table className="mt-3 w-full max-w-80 text-left tabular-nums">
          <thead className="text-small text-encre-2">
            <tr>
              <th scope="col">{t('weights.on')}</th>
              <th scope="col" className="text-right">
                {t('who.weight')}
              </th>
            </tr>
          </thead>
          <tbody>
            {weights.map(({ weighedOn, weight }) => (
              <tr key={weighedOn} className="border-t border-brume-2">
                <th scope="row" className="py-1.5 font-normal">
                  {shortDate(weighedOn)}
                </th>
                <td className="py-1.5 text-right font-bold">
                  {t('kilos', { weight: number(weight) })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Foods({ foods, labels }: { foods: Sheet['foods']; labels: Whole['labels'] }) {
  return (
    <section className="mt-10">
      <h2 className="text-h3">{t('foods.title')}</h2>
      {foods.length === 0 && <p className="mt-2">{t('foods.none')}</p>}
      {foods.map((food) => (
        <Food
          key={`${food.productSlug}-${food.variantName}`}
          food={food}
          label={labels.find(({ slug }) => slug === food.productSlug)?.label ?? null}
        />
      ))}
      {foods.length > 0 && <p className="mt-6 text-small text-encre-2">{t('foods.note')}</p>}
    </section>
  );
}

interface FoodProps {
  food: Sheet['foods'][number];
  label: Whole['labels'][number]['label'];
}

function Food({ food, label }: FoodProps) {
  const { productName, variantName, pieces, every, rationGrams, mealGrams } = food;
  const frequency = frequencyLabel(every).toLowerCase();
  const meals = mealGrams.map((grams) => t('foods.mealGrams', { grams })).join(' + ');
  return (
    <article className="mt-5 border-t border-brume-2 pt-5">
      <h3 className="text-h4">{productName}</h3>
      <p className="text-small text-encre-2">
        {t('foods.pack', { count: pieces, format: variantName, frequency })}
      </p>
      <p className="mt-2 tabular-nums">
        {rationGrams === null ? (
          t('foods.noRation')
        ) : (
          <>
            <strong>{t('foods.ration', { grams: rationGrams })}</strong>
            {mealGrams.length > 1 && `, ${t('foods.meals', { meals })}`}
          </>
        )}
      </p>
      {label ? (
        <div className="mt-4 grid gap-5">
          <div>
            <h4 className="mb-1 text-small font-bold">{t('foods.composition')}</h4>
            <Composition {...label} />
          </div>
          <div>
            <h4 className="mb-1 text-small font-bold">{t('foods.constituents')}</h4>
            <Constituents {...label} />
          </div>
        </div>
      ) : (
        <p className="mt-2">{t('foods.gone')}</p>
      )}
    </article>
  );
}
