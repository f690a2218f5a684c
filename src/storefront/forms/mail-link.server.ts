import { data, type RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { pageContext } from '#pages/page-context.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { loadOr404 } from '../load-or-404.ts';

interface MailLinkRequest {
  context: Readonly<RouterContextProvider>;
  request: Request;
  params: { token: string };
}

/** What a page behind a link of a mail is given. Opening it does nothing: mail scanners open every link. */
export function loadMailLink({ context, params }: Omit<MailLinkRequest, 'request'>) {
  const { site, sites } = context.get(pageContext);
  return { site, sites, token: params.token };
}

interface Press {
  form: string;
  /** Whose messages explain a refusal. */
  words: string;
  send: (shop: ShopClient, token: string) => Promise<unknown>;
}

/** What the button behind a link of a mail does. A link nobody knows is a page nobody has. */
export const pressMailLink =
  ({ form, words, send }: Press) =>
  async ({ context, request, params }: MailLinkRequest) => {
    const { shop } = context.get(pageContext);
    const { refused } = await submitForm({
      form,
      words,
      data: await request.formData(),
      schema: z.object({}),
      send: () => loadOr404(send(shop, params.token)),
    });
    return data({ refused, done: refused === undefined }, { status: refused ? 422 : 200 });
  };
