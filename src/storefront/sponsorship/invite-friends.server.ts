import { z } from 'zod';
import { FormProblem } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { ServiceError } from '#services/service-client.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { sponsorshipCalls } from '#services/shop/sponsorships.ts';
import { t } from './sponsorship-words.ts';

const schema = z.object({
  emails: z.array(z.string()).min(1).max(10),
  message: z.string().nullable(),
});

/** Submits the addresses of a text area; an error names the address it concerns. */
export async function inviteFriends(shop: ShopClient, data: FormData) {
  const emails = String(data.get('emails') ?? '')
    .split(/[\s,;]+/)
    .filter(Boolean);
  const message = String(data.get('message') ?? '').trim() || null;
  return submitForm({
    form: 'invite',
    data,
    schema,
    input: { emails, message },
    send: (invitation) =>
      sponsorshipCalls(shop)
        .invite(invitation)
        .catch((error: unknown) => {
          throw byAddress(error, emails);
        }),
  });
}

/** Replaces the position of an address in the API's errors by the address itself. */
function byAddress(error: unknown, emails: readonly string[]): unknown {
  if (!(error instanceof ServiceError)) return error;
  const place = ({ propertyPath }: { propertyPath: string }) =>
    /^emails\.(\d+)$/.exec(propertyPath)?.[1];
  const named = error.violations.filter((one) => place(one) !== undefined);
  if (named.length === 0) return error;
  const lines = named.map((one) =>
    t('invite.refused', { email: emails[Number(place(one))] ?? '', reason: one.message ?? '' }),
  );
  return new FormProblem('', { emails: lines });
}
