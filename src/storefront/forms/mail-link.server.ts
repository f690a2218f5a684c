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

/**
 * Data of a page behind a mailed link. Opening it changes nothing, because mail scanners open every
 * link.
 */
export function loadMailLink({ context, params }: Omit<MailLinkRequest, 'request'>) {
  const { site, sites } = context.get(pageContext);
  return { site, sites, token: params.token };
}

interface Press {
  form: string;
  /** Message area that explains refusals. */
  words: string;
  send: (shop: ShopClient, token: string) => Promise<unknown>;
}

/** The action of the button on a page behind a mailed link. An unknown link is a 404. */
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
