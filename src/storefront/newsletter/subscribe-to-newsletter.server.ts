import { newsletterInput } from '#modules/newsletter/contracts.ts';
import { botToken } from '#pages/forms/bot-token.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { newsletterCalls } from '#services/shop/newsletter.ts';
import type { NewsletterAnswer } from './newsletter-form.tsx';
import { t } from './newsletter-words.ts';

/**
 * Submits the address; the answer is the same whether or not it is already subscribed (CNT-11,
 * CNT-12).
 */
export async function subscribeToNewsletter(
  shop: ShopClient,
  data: FormData,
): Promise<NewsletterAnswer> {
  const { refused } = await submitForm({
    form: 'newsletter',
    data,
    schema: newsletterInput,
    unexplained: t('form.failed'),
    input: { email: data.get('email') ?? '', source: data.get('source') ?? 'footer' },
    send: (input) =>
      newsletterCalls(shop).ask({ ...input, recaptchaToken: botToken(data, 'newsletter') }),
  });
  return { refused, sent: refused === undefined };
}
