import { fullDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/dispute-file.page';
import { reasonWords, t } from './disputes-words.ts';
import { loadDispute } from './load-dispute.server.ts';

/** The evidence for a dispute, as a text file. */
export async function loader({ context, request, params: { number } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { disputes, text } = await loadDispute(admin, number);
  const heads = disputes.map(
    ({ id, amount, reason, dueAt }) =>
      `${id} · ${money(amount)} · ${reasonWords(reason)}${dueAt ? ` · ${t('due')} ${fullDate(dueAt)}` : ''}`,
  );
  const lines = [t('title', { number }), '', ...heads, '', text, ''];
  return new Response(lines.join('\r\n'), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="contestation-${number}.txt"`,
      'cache-control': 'private, no-store',
    },
  });
}
