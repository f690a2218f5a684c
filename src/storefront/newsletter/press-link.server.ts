import { data } from 'react-router';
import { z } from 'zod';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { newsletterCalls } from '#services/shop/newsletter.ts';
import { orNotFound } from '../found.ts';

interface Pressed {
  link: 'confirm' | 'leave';
  token: string;
}

/** What the button behind a link of a letter does. A link nobody knows is a page nobody has. */
export async function pressLink(shop: ShopClient, request: Request, { link, token }: Pressed) {
  const calls = newsletterCalls(shop);
  const form = await request.formData();
  const { refused } = await submitForm({
    form: link,
    words: 'newsletter',
    data: form,
    schema: z.object({}),
    send: () => orNotFound(calls[link](token)),
  });
  return data({ refused, done: refused === undefined }, { status: refused ? 422 : 200 });
}
