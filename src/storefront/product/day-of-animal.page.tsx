import { money } from '#i18n/money.ts';
import { words } from '#i18n/words.ts';
import { defined } from '#kit/defined.ts';
import { withQuery } from '#kit/with-query.ts';
import { variantOf } from '#modules/catalog/rules/index.ts';
import type { ProposedDelivery } from '#modules/nutrition/contracts.ts';
import { FRESH_DAYS } from '#modules/nutrition/rules/index.ts';
import { frequencyLabel } from '#modules/orders/web/index.ts';
import { documentPaths } from '#pages/document-paths.ts';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import messages from '../messages/day.fr.json';
import { pageHead } from '../page-head.ts';
import type { Route } from './+types/day-of-animal.page';
import { costOf, lastsText, perDayOf, whyDearer } from './day-cost.ts';
import { type DayOfOne, loadDay } from './load-day.server.ts';
import { findProduct } from './load-product.ts';

const t = words(messages);

export const handle = { name: 'day-of-animal' } satisfies RouteHandle;

/** The cost per day as on the product page, also without scripts, with its computation. */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const { site, sites, content } = context.get(pageContext);
  const { signedIn } = context.get(sessionContext);
  const product = await findProduct(content, params.product);
  const variant = variantOf(product.ProductVariants, params.format);
  const animal = url.searchParams.get('animal');
  const day = await loadDay({ context, request, product: product.slug, animal });
  if (!day || !variant) throw new Response(null, { status: 404 });
  const { name, slug } = product;
  return {
    site,
    sites,
    day,
    product: { name, slug },
    variant,
    isSignedIn: signedIn !== null,
    path: documentPaths.dayOfAnimal(slug, params.format),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('page.title', { product: loaderData.product.name }),
        path: loaderData.path,
        index: false,
      })
    : [];

export default function DayOfAnimalPage({ loaderData }: Route.ComponentProps) {
  const { day, product, variant, path, isSignedIn } = loaderData;
  const { shown, animals } = day;
  const plan = shown?.formats.find(({ sku }) => sku === variant.sku)?.plan;
  return (
    <Container width="text" className="py-8 lg:py-14">
      <h1 className="text-h2">{t('page.title', { product: product.name })}</h1>
      <p className="mt-3 text-encre-2">{t('page.intro')}</p>
      {animals.length > 1 && (
        <form action={path} className="mt-6 flex flex-wrap items-end gap-3">
          <Select
            label={t('choose')}
            name="animal"
            defaultValue={shown?.id}
            options={animals.map(({ id, name }) => ({ value: id, label: name }))}
            className="min-w-48 grow"
          />
          <Button type="submit" variant="secondary">
            {t('show')}
          </Button>
        </form>
      )}
      {shown ? (
        <section className="mt-6 grid gap-4 rounded-card bg-beurre-100 p-5 md:p-8">
          <h2 className="text-h3">{t('for', { name: shown.name })}</h2>
          {plan ? (
            <Fed shown={shown} plan={plan} format={variant.format} />
          ) : (
            <NotFed shown={shown} />
          )}
        </section>
      ) : (
        <Nobody {...day} isSignedIn={isSignedIn} />
      )}
      <p className="mt-6">
        <Link
          to={paths.product(product.slug, variant.slug)}
          className="link inline-flex min-h-11 items-center"
        >
          {t('page.back')}
        </Link>
      </p>
    </Container>
  );
}

interface FedProps {
  shown: DayOfOne;
  plan: ProposedDelivery;
  format: string;
}

interface Purchase {
  name: string;
  /** Interval in days; null: bought once. */
  every: number | null;
}

function Fed({ shown, plan, format }: FedProps) {
  const { bags, days, frequency, subscription } = plan;
  const dearer = whyDearer(plan, frequency);
  const isProposed = subscription !== null && dearer !== 'rhythm';
  const purchases = defined<Purchase>([
    { name: t('page.once'), every: null },
    isProposed ? { name: t('page.subscription'), every: frequency } : undefined,
  ]);
  const rows = [
    {
      name: t('page.goods'),
      of: (every: number | null) => money(costOf(plan, every).goods),
    },
    {
      name: t('page.delivery'),
      of: (every: number | null) => deliveryText(costOf(plan, every).delivery),
    },
  ];
  return (
    <>
      <p>
        <strong>{t('ration', { grams: shown.grams })}</strong> {lastsText(plan, format)}
      </p>
      <table className="w-full text-left tabular-nums">
        <caption className="sr-only">{t('page.caption', { format })}</caption>
        <thead className="text-small text-encre-2">
          <tr>
            <td />
            {purchases.map(({ name }) => (
              <th key={name} scope="col" className="pb-1">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row" className="pr-4 font-normal">
                {name}
              </th>
              {purchases.map(({ every }) => (
                <td key={every}>{of(every)}</td>
              ))}
            </tr>
          ))}
          <tr className="align-baseline">
            <th scope="row" className="pt-2 pr-4">
              {t('page.perDay')}
            </th>
            {purchases.map(({ every }) => (
              <td key={every} className="pt-2 font-bold">
                {money(perDayOf(plan, every))}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {isProposed && (
        <p className="text-small text-encre-2">
          {t('page.how', {
            bags: t('page.bags', { count: bags, format }),
            frequency: frequencyLabel(frequency).toLowerCase(),
          })}
        </p>
      )}
      {dearer && <p className="text-small text-encre-2">{t(`page.dearer.${dearer}`)}</p>}
      {days > FRESH_DAYS && <Alert tone="info">{t('page.fresh')}</Alert>}
      <p className="text-small text-encre-2">{t('page.start')}</p>
    </>
  );
}

const deliveryText = (cents: number | null) =>
  cents === null ? t('page.unknown') : cents === 0 ? t('page.free') : money(cents);

function NotFed({ shown }: { shown: DayOfOne }) {
  const { outcome, id, weigh } = shown;
  return (
    <>
      <p>{t(outcome === 'fed' ? 'soldOut' : outcome)}</p>
      <p>
        <LinkButton to={weigh ?? paths.animalMenu(id)} variant="secondary">
          {t(weigh ? 'weigh' : 'menu')}
        </LinkButton>
      </p>
    </>
  );
}

interface NobodyProps {
  species: 'dog' | 'cat';
  hasOthers: boolean;
  isSignedIn: boolean;
}

function Nobody({ species, hasOthers, isSignedIn }: NobodyProps) {
  const begin = withQuery(paths.guide(), { espece: species === 'dog' ? 'chien' : 'chat' });
  return (
    <div className="mt-6 grid gap-4">
      {hasOthers && <p className="font-bold">{t(`species.${species}`)}</p>}
      <p>{t('page.nobody')}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <LinkButton to={begin}>{t('page.guide')}</LinkButton>
        {!isSignedIn && (
          <Link to={paths.signIn()} className="link inline-flex min-h-11 items-center">
            {t('page.signIn')}
          </Link>
        )}
      </div>
    </div>
  );
}
