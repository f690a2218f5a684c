import { data, redirect, useNavigation, useSearchParams } from 'react-router';
import { words } from '#i18n/words.ts';
import { RemovedLines, useRemovals } from '#modules/cart/web/index.ts';
import type { OrderItemShape, OrderShape } from '#modules/orders/contracts.ts';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { ORDER, paths, THEN } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { loadCart } from '#services/current-cart.ts';
import { type CartCalls, cartCalls } from '#services/shop/cart.ts';
import { estimateArrival } from '#services/shop/delivery.ts';
import { Alert } from '#ui/alert.tsx';
import { Container } from '#ui/layout.tsx';
import type { Route } from './+types/cart.page';
import { addLinked } from './cart/add-linked.server.ts';
import { CartContent } from './cart/cart-content.tsx';
import { applyIntent } from './cart/cart-intents.server.ts';
import { linkedVariants, withoutLinked } from './cart/cart-link.ts';
import { EmptyCart } from './cart/empty-cart.tsx';
import { spendCode, storeCode, storedCode } from './cart/stored-code.server.ts';
import messages from './messages/cart.fr.json';
import { pageHead } from './page-head.ts';

const t = words(messages);

/** Query parameter after a cart link requested more pieces than can be bought. */
const LIMITED = 'limite';

export const handle = { name: 'cart', campaignDialogs: false } satisfies RouteHandle;

/**
 * Loads the cart, after adding what a cart link requests (CRT-16 to CRT-21). A link may contain a
 * promotion code too: it is stored until a cart can use it.
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { shop, site, sites, log } = context.get(pageContext);
  const session = context.get(sessionContext);
  const calls = cartCalls(shop);
  const query = url.searchParams;
  if (query.has('variantId')) {
    const { isLimited } = await addLinked(calls, session, linkedVariants(query), log);
    const rest = new URLSearchParams(withoutLinked(query));
    if (isLimited) rest.set(LIMITED, '1');
    const search = rest.toString();
    throw redirect(paths.cart() + (search && `?${search}`));
  }
  const secure = site.origin.startsWith('https:');
  const requested = query.get('code');
  if (requested !== null)
    throw redirect(paths.cart() + withoutLinked(query, ['code']), {
      headers: cookie(storeCode(requested, secure)),
    });
  const cart = await loadCart(calls, session, (error) =>
    log.error({ err: error }, 'the cart could not be loaded'),
  );
  const code = storedCode(request);
  const beside = async (cart: OrderShape | null) => {
    const arriving = cart ? estimateArrival(shop, cart) : null;
    const [commitments, arrival] = await Promise.all([commitmentsOf(calls, cart), arriving]);
    return { cart, commitments, arrival, code, site, sites };
  };
  if (!code || !cart) return data({ ...(await beside(cart)), offered: undefined });
  const spent = await spendCode(calls, session, cart, code);
  const headers = spent.isWaiting ? {} : cookie(storeCode(null, secure));
  return data({ ...(await beside(spent.cart)), offered: spent.refused }, { headers });
}

/** Loaded only when the cart has subscription lines. */
const commitmentsOf = (calls: CartCalls, cart: OrderShape | null) =>
  cart?.items.some((item) => item.subscriptionInterval !== null)
    ? calls.commitments(cart.tokenValue)
    : [];

const cookie = (line: string) => ({ 'set-cookie': line });

/** Handles every form of the page: returns the error of a refused change, else the new cart. */
export async function action({ context, request }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  const session = context.get(sessionContext);
  const form = await request.formData();
  const answer = await applyIntent(cartCalls(shop), session, form);
  const token = session.cartToken;
  if (form.get(THEN) === ORDER && token && !answer.error) throw redirect(funnelOf(session, token));
  return data(answer, { status: answer.error ? 422 : 200 });
}

/**
 * Checkout address for ordering directly: a cart that needs an account is redirected from there.
 */
const funnelOf = ({ signedIn }: { signedIn: unknown }, token: string) =>
  signedIn ? paths.checkout(token, 'billing') : paths.guestCheckout(token, 'billing');

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('title'),
        description: t('description'),
        path: paths.cart(),
        index: false,
      })
    : [];

const nothing: readonly OrderItemShape[] = [];

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, commitments, arrival, code, offered } = loaderData;
  const isLimited = useSearchParams()[0].has(LIMITED);
  const pending = useNavigation().state !== 'idle';
  const { removed, onRemove } = useRemovals(cart?.items ?? nothing, actionData?.removed);
  const refused = actionData ?? offered;
  return (
    <Container className="py-8 lg:py-14">
      <RemovedLines lines={removed} />
      {isLimited && (
        <Alert tone="warning" live className="mb-6">
          {t('linkLimited')}
        </Alert>
      )}
      {cart ? (
        <CartContent
          cart={cart}
          commitments={commitments}
          arrival={arrival}
          refused={refused}
          pending={pending}
          onRemove={onRemove}
        />
      ) : (
        <>
          {actionData?.error && (
            <Alert tone="error" live>
              {actionData.error}
            </Alert>
          )}
          <EmptyCart code={code} />
        </>
      )}
    </Container>
  );
}
