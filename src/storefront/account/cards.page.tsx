import { data } from 'react-router';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { paymentCalls } from '#services/shop/payments.ts';
import { LinkButton } from '#ui/link.tsx';
import { generic } from '#ui/words.ts';
import { t } from '../cards/card-words.ts';
import { NewCard } from '../cards/new-card.tsx';
import { pageHead } from '../page-head.ts';
import { requireSignIn } from '../require-session.server.ts';
import type { Route } from './+types/cards.page';
import { BackLink } from './back-link.tsx';
import { applyToCards } from './card-intents.server.ts';
import { CardList } from './card-list.tsx';
import { loadCards } from './load-cards.server.ts';
import { RemoveStep } from './remove-card.tsx';
import { StepHeading } from './step-heading.tsx';

export const handle = { name: 'account-cards' } satisfies RouteHandle;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { shop, site, sites, today } = context.get(pageContext);
  requireSignIn(context, request);
  return { site, sites, ...(await loadCards({ calls: paymentCalls(shop), today, url })) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  requireSignIn(context, request);
  const form = await request.formData();
  return data(await applyToCards({ calls: paymentCalls(shop), form }), { status: 422 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => refused);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t(loaderData.step.name === 'add' ? 'add' : 'title'),
        path: paths.cards(),
        index: false,
      })
    : [];

/** Saved cards; adding and deleting are steps with their own addresses. */
export default function CardsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { cards, step } = loaderData;
  if (step.name === 'list') return <CardList cards={cards} done={step.done} refused={actionData} />;
  if (step.name === 'remove') return <RemoveStep card={step.card} />;
  return (
    <div className="max-w-text">
      <BackLink to={paths.cards()}>{t('title')}</BackLink>
      <StepHeading>{t('add')}</StepHeading>
      <p className="mb-6 text-encre-2">{t('addLead')}</p>
      <NewCard key={step.card.hash} card={step.card} answer={actionData}>
        <LinkButton to={paths.cards()} variant="secondary">
          {generic('cancel')}
        </LinkButton>
      </NewCard>
    </div>
  );
}
