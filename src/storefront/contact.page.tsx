import { data } from 'react-router';
import { words } from '#i18n/words.ts';
import { getFooter } from '#modules/content/content-operations.ts';
import { Peeking } from '#modules/media/web/index.ts';
import { conversationPaths } from '#pages/conversation-paths.ts';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { customerCalls } from '#services/shop/customers.ts';
import { Container, Grid } from '#ui/layout.tsx';
import { PageHead } from '#ui/page-head.tsx';
import type { Route } from './+types/contact.page';
import { t as accountWords } from './account/account-words.ts';
import { ContactAside } from './contact/contact-aside.tsx';
import { ContactForm } from './contact/contact-form.tsx';
import { MessageSent } from './contact/message-sent.tsx';
import { sendMessage } from './contact/send-message.server.ts';
import messages from './messages/contact.fr.json';
import { pageHead } from './page-head.ts';

const t = words(messages);

export const handle = { name: 'contact', campaignDialogs: false } satisfies RouteHandle;

/**
 * Contact form for everybody (CNT-01); signed-in customers need not type their data. A link may
 * name the order.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { content, shop, site, sites } = context.get(pageContext);
  const { signedIn } = context.get(sessionContext);
  const [footer, customer] = await Promise.all([
    content.get(getFooter),
    signedIn && customerCalls(shop, signedIn.customer).read(),
  ]);
  const query = new URL(request.url).searchParams;
  const { phone, hours } = footer.attributes.support;
  return {
    site,
    sites,
    support: { phone, hours },
    values: {
      firstName: customer?.firstName ?? null,
      lastName: customer?.lastName ?? null,
      email: customer?.email ?? null,
      orderId: query.get('commande'),
      productName: query.get('produit'),
    },
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { refused } = await sendMessage(context.get(pageContext).shop, request);
  const next = context.get(sessionContext).signedIn ? toConversations() : toHome();
  return data({ refused, next }, { status: refused ? 422 : 200 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => ({ refused, next: toHome() }));

/** Where to continue: signed-in customers find their message in their account. */
const toHome = () => ({ to: paths.home(), label: t('sent.home') });
const toConversations = () => ({
  to: conversationPaths.list(),
  label: accountWords('pages.conversations.title'),
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('title'),
        description: t('description'),
        path: paths.contact(),
      })
    : [];

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { values, support } = loaderData;
  const isSent = actionData && !actionData.refused;
  return (
    <Container className="py-8 lg:py-14">
      <PageHead art={<Peeking name="mail" />} lead={isSent ? undefined : t('lead')}>
        <h1>{t('heading')}</h1>
      </PageHead>
      <Grid columns="aside" className="mt-6 items-start lg:gap-x-14">
        {isSent ? (
          <MessageSent next={actionData.next} />
        ) : (
          <ContactForm refused={actionData?.refused} values={values} />
        )}
        <ContactAside {...support} />
      </Grid>
    </Container>
  );
}
