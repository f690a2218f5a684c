import { data, redirect, useNavigation } from 'react-router';
import { words } from '#i18n/words.ts';
import { loadCart } from '#services/current-cart.ts';
import { cartCalls } from '#services/shop/cart.ts';
import { Container } from '#ui/layout.tsx';
import { paths } from '../paths.ts';
import type { Route } from './+types/cart.page';
import { addAsked } from './cart/add-asked.server.ts';
import { CartContent } from './cart/cart-content.tsx';
import { applyIntent } from './cart/cart-intents.server.ts';
import { askedVariants, withoutAsked } from './cart/cart-link.ts';
import { EmptyCart } from './cart/empty-cart.tsx';
import messages from './messages/cart.fr.json';
import { pageContext, sessionContext } from './page-context.ts';
import { pageHead } from './page-head.ts';
import type { RouteHandle } from './route-handle.ts';

const t = words(messages);

export const handle = { name: 'cart' } satisfies RouteHandle;

/** Loads the browser's cart, after adding what a cart link asks for (CRT-16 to CRT-21). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop, site, sites, log } = context.get(pageContext);
  const session = context.get(sessionContext);
  const calls = cartCalls(shop);
  const query = new URL(request.url).searchParams;
  if (query.has('variantId')) {
    await addAsked(calls, session, askedVariants(query), log);
    throw redirect(paths.cart() + withoutAsked(query));
  }
  const cart = await loadCart(calls, session, (error) =>
    log.error({ err: error }, 'the cart could not be loaded'),
  );
  return { cart, site, sites };
}

/** Every form of the page: answers with the error of a refused change, else with the cart anew. */
export async function action({ context, request }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  const session = context.get(sessionContext);
  const answer = await applyIntent(cartCalls(shop), session, await request.formData());
  return data(answer, { status: answer.error ? 422 : 200 });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageHead(loaderData, { title: t('title'), path: paths.cart(), index: false }) : [];

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { cart } = loaderData;
  const pending = useNavigation().state !== 'idle';
  return (
    <Container className="py-8 lg:py-14">
      {cart ? <CartContent cart={cart} refused={actionData} pending={pending} /> : <EmptyCart />}
    </Container>
  );
}
