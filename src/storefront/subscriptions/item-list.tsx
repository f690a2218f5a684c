import { Plus } from 'lucide-react';
import { money, unitPrice as perKiloPrice } from '#i18n/money.ts';
import { listed } from '#i18n/names.ts';
import { Thumbnail } from '#modules/orders/web/index.ts';
import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { paths } from '#pages/paths.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { Counter } from '#ui/counter.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { ChangeForm } from './change-form.tsx';
import type { StepAnswer } from './previewed.ts';
import { t } from './subscription-words.ts';
import { useWhatIf } from './use-what-if.ts';

type Item = SubscriptionShape['items'][number];

interface ItemListProps {
  subscription: SubscriptionShape;
  /** Whether the customer can assign lines to animals. */
  asksWhom: boolean;
  answer: StepAnswer | undefined;
}

/** The lines of the next delivery, editable until it is locked. */
export function ItemList({ subscription, asksWhom, answer }: ItemListProps) {
  const { code, items, editable, version, shared } = subscription;
  const form = useForm('quantities', answer, { words: 'subscription' });
  const whatIf = useWhatIf('quantities', answer);
  const whom = asksWhom ? code : null;
  // A household member cannot add or remove lines or choose replacements.
  const own = shared ? null : code;
  if (!editable) return <Lines items={items} whom={whom} code={own} />;
  return (
    <>
      <ChangeForm
        form={form}
        answer={answer}
        version={version}
        scope="next"
        submit={t('items.submit')}
        whatIf={whatIf}
        quiet
      >
        <ul className="divide-y divide-brume-2">
          {items.map((item) => (
            <Line key={item.id} item={item} count={item.quantity} whom={whom} code={own}>
              <div className="mt-2 flex flex-wrap items-center gap-x-5">
                <Counter
                  key={item.quantity}
                  name={`quantity-${item.id}`}
                  of={nameOf(item)}
                  min={item.quantity === 0 ? 0 : 1}
                  addLabel={item.quantity === 0 ? t('items.putBack') : undefined}
                  defaultValue={Number(typedCount(answer, item) ?? item.quantity)}
                  onChange={whatIf.touch}
                />
                {item.quantity > 0 && (
                  <Link
                    to={subscriptionPaths.replacement(code, item.id)}
                    aria-label={t('items.replaceNamed', { name: nameOf(item) })}
                    className="link inline-flex min-h-11 items-center"
                  >
                    {t('items.replace')}
                  </Link>
                )}
                {!shared && items.length > 1 && item.quantity > 0 && (
                  <Link
                    to={subscriptionPaths.one(code, { step: 'remove', item: item.id })}
                    aria-label={t('items.removeNamed', { name: nameOf(item) })}
                    className="link inline-flex min-h-11 items-center"
                  >
                    {t('items.remove')}
                  </Link>
                )}
              </div>
            </Line>
          ))}
        </ul>
      </ChangeForm>
      {!shared && (
        <LinkButton
          to={subscriptionPaths.one(code, { step: 'product' })}
          variant="secondary"
          icon={Plus}
          className="mt-4"
        >
          {t('items.add')}
        </LinkButton>
      )}
    </>
  );
}

const nameOf = ({ productName, variantName }: Item) => `${productName}, ${variantName}`;

const typedCount = (answer: StepAnswer | undefined, { id }: Item) =>
  answer?.form === 'quantities' ? answer.values[`quantity-${id}`] : undefined;

interface LinesProps {
  items: readonly Item[];
  /** Shows the quantities of later deliveries instead of the next one. */
  later?: boolean;
  /** Code of the subscription, if the customer can assign lines to animals. */
  whom?: string | null;
  /**
   * Code of the subscription, if the customer can choose what happens when an article is missing.
   */
  code?: string | null;
}

/** The lines, read only. */
export function Lines({ items, later = false, whom = null, code = null }: LinesProps) {
  const count = (item: Item) => (later ? item.laterQuantity : item.quantity);
  const shown = items.filter((item) => count(item) > 0);
  return (
    <ul className="divide-y divide-brume-2">
      {shown.map((item) => (
        <Line key={item.id} item={item} count={count(item)} quiet={later} whom={whom} code={code}>
          <p className="text-small">{t('items.count', { count: count(item) })}</p>
        </Line>
      ))}
    </ul>
  );
}

interface LineProps {
  item: Item;
  /** Quantity in the displayed delivery. */
  count: number;
  /** Hides how the next delivery differs from later ones. */
  quiet?: boolean;
  whom: string | null;
  code: string | null;
  children: React.ReactNode;
}

function Line({ item, count, quiet, whom, code, children }: LineProps) {
  const { productName, variantName, productSlug, variantSlug, imageUrl, unitPrice, pricePerKilo } =
    item;
  return (
    <li className="flex gap-3 py-4 first:pt-2">
      <Thumbnail url={imageUrl} className="w-16 self-start md:w-20" />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-x-4">
          <p className="font-bold">
            <Link to={paths.product(productSlug, variantSlug)}>{productName}</Link>
          </p>
          {count > 0 && <Price cents={unitPrice * count} className="font-bold" />}
        </div>
        <p className="text-small text-encre-2">
          {variantName}
          {pricePerKilo !== null && ` · ${perKiloPrice(pricePerKilo)}`}
          {count > 1 && ` · ${t('items.each', { price: money(unitPrice) })}`}
        </p>
        <ForWhom item={item} code={whom} />
        {code !== null && <WhenMissing item={item} code={code} />}
        {!quiet && <Differs item={item} />}
        {!item.available && (
          <p className="text-small font-bold text-tomate-700">{t('items.unavailable')}</p>
        )}
        {children}
      </div>
    </li>
  );
}

/** « Pour Mistigri », with a link to change it. */
function ForWhom({ item, code }: { item: Item; code: string | null }) {
  const names = listed(item.animals.map(({ name }) => name));
  const exists = names !== '';
  if (!exists && code === null) return null;
  const name = nameOf(item);
  const label = exists
    ? t('items.forChangeNamed', { name, names })
    : t('items.forNobodyNamed', { name });
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small text-encre-2">
      {exists && t('items.for', { names })}
      {code !== null && (
        <Link
          to={subscriptionPaths.one(code, { step: 'animals', item: item.id })}
          aria-label={label}
          className="link inline-flex min-h-11 items-center md:min-h-6"
        >
          {t(exists ? 'items.forChange' : 'items.forNobody')}
        </Link>
      )}
    </p>
  );
}

/** What happens when the article is missing, with a link to change it. */
function WhenMissing({ item, code }: { item: Item; code: string }) {
  const { planB } = item;
  const name = nameOf(item);
  const choice = planB && planBWords(planB);
  const label = choice
    ? t('items.planB.changeNamed', { name, choice })
    : t('items.planB.askNamed', { name });
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small text-encre-2">
      {choice}
      <Link
        to={subscriptionPaths.one(code, { step: 'planB', item: item.id })}
        aria-label={label}
        className="link inline-flex min-h-11 items-center md:min-h-6"
      >
        {t(choice ? 'items.planB.change' : 'items.planB.ask')}
      </Link>
    </p>
  );
}

function planBWords({ choice, replacement, waitDays, afterWait }: NonNullable<Item['planB']>) {
  if (choice === 'wait')
    return t(`items.planB.wait.${afterWait ?? 'without'}`, { days: waitDays ?? 0 });
  const instead = replacement ? `${replacement.productName}, ${replacement.variantName}` : '';
  return choice === 'replace' ? t('items.planB.replace', { instead }) : t('items.planB.without');
}

/** Note that the next delivery's quantity differs from later ones. */
function Differs({ item: { quantity, laterQuantity } }: { item: Item }) {
  if (quantity === laterQuantity) return null;
  const text =
    laterQuantity === 0
      ? t('items.onlyNow')
      : quantity === 0
        ? t('items.notNow', { count: laterQuantity })
        : t('items.later', { count: laterQuantity });
  return <p className="text-small text-encre-2">{text}</p>;
}
