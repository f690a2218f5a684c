import { t } from '#i18n/catalogue.server.ts';
import { shortDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { number, percent } from '#i18n/numbers.ts';
import type { SiteCode } from '#kit/sites.ts';
import { renderNotice } from '#ui/mail/notice.server.tsx';
import type { FiguresShape, FunnelFiguresShape } from '../../admin-contracts.ts';

const say = (key: string, params?: Record<string, string | number>) =>
  t(`figures.mail.${key}`, params);

interface WeeklyFigures {
  figures: FiguresShape;
  funnel: FunnelFiguresShape;
  channel: SiteCode | null;
}

/** Ratio in whole percent; empty for zero of zero. */
const share = (part: number, whole: number) =>
  whole === 0 ? '–' : percent(Math.round((part / whole) * 100));

const change = (now: number, before: number) =>
  before === 0 ? '–' : percent(Math.round(((now - before) / before) * 100), { sign: true });

/** The weekly figures as on their page; parts that contradict their source data are left out here too. */
export async function weeklyMail({ figures, funnel, channel }: WeeklyFigures) {
  const { period, previous, recurring, wrong } = figures;
  const dates = { from: shortDate(figures.from), to: shortDate(figures.to) };
  const paragraphs = wrong.includes('sales')
    ? [say('wrong')]
    : [
        say('sales', {
          gross: money(period.gross),
          change: change(period.gross, previous.gross),
          orders: number(period.orders),
        }),
        say('kinds', {
          once: money(period.byKind.once),
          first: money(period.byKind.first),
          renewal: money(period.byKind.renewal),
        }),
      ];
  paragraphs.push(
    say('recurring', {
      end: money(recurring.end),
      subscriptions: number(recurring.subscriptions),
      ended: number(recurring.ended),
    }),
    say('renewals', {
      charged: number(period.renewals.charged),
      refused: number(period.renewals.refused),
      recovered: number(period.renewals.recovered),
    }),
    say('dispatch', {
      promised: number(period.dispatch.promised),
      share: share(period.dispatch.leftInTime, period.dispatch.promised),
    }),
    say('funnel', {
      opened: number(funnel.carts.opened),
      placed: number(funnel.carts.placed),
      share: share(funnel.carts.placed, funnel.carts.opened),
    }),
    say('guide', {
      proposed: number(funnel.guide.proposed),
      placed: number(funnel.guide.placed),
    }),
  );
  const rendered = await renderNotice({
    preview: say('preview', dates),
    heading: say('heading', dates),
    paragraphs,
    notes: [say(channel === null ? 'allSites' : `sites.${channel}`), say('where')],
    sender: say('sender'),
  });
  return { kind: 'weekly-figures', subject: say('subject', dates), ...rendered };
}
