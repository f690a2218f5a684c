import { stockAlertInput } from '#modules/stock-alerts/contracts.ts';
import { botToken } from '#pages/forms/bot-token.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { stockAlertCalls } from '#services/shop/stock-alerts.ts';
import type { StockAlertAnswer } from './stock-alert-form.tsx';
import { t } from './stock-alert-words.ts';

/** Submits the address; the answer is the same whether or not it is already registered. */
export async function askForAlert(shop: ShopClient, data: FormData): Promise<StockAlertAnswer> {
  const { refused } = await submitForm({
    form: 'stock-alert',
    data,
    schema: stockAlertInput,
    unexplained: t('form.failed'),
    input: {
      email: data.get('email') ?? '',
      variantCode: data.get('variantCode') ?? '',
      awaits: data.get('awaits') ?? undefined,
    },
    send: (body) =>
      stockAlertCalls(shop).ask({ ...body, recaptchaToken: botToken(data, 'stock-alert') }),
  });
  return { refused, sent: refused === undefined };
}
