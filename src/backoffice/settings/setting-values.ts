import { shortDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import {
  ADJUSTABLE,
  ADJUSTABLE_TERMS,
  type AdjustableTerm,
  termNamed,
} from '#kit/adjustable-terms.ts';
import { NO_OFFER_FOR } from '#kit/leaving-offers.ts';
import { ENTRY_TYPES as TEXT_KINDS } from '#modules/content/admin-contracts.ts';
import { paymentMethodCodes } from '#modules/payments/contracts.ts';
import type { SettingShape } from '#modules/settings/admin-contracts.ts';
import { ROLES } from '#modules/staff/rules/index.ts';
import { ABORT_REASONS } from '#modules/subscriptions/rules/index.ts';
import { t } from './settings-words.ts';

type Kind = SettingShape['kind'];

/** Roles and whole euros of `direction=1000,support=50`. */
export const eurosOf = (value: string): [string, string][] =>
  value.split(',').map((part) => {
    const [role = '', euros = ''] = part.split('=');
    return [role, euros];
  });

/** Closed days of `2026-12-24..2026-12-31,2027-05-14`. */
export const spansOf = (value: string): { from: string; to: string }[] =>
  value
    .split(',')
    .filter(Boolean)
    .map((span) => {
      const [from = '', to = from] = span.split('..');
      return { from, to };
    });

export const spanText = ({ from, to }: { from: string; to: string }): string =>
  from === to ? shortDate(from) : t('values.span', { from: shortDate(from), to: shortDate(to) });

/** Payment methods of a site in their order; empty means all in the default order. */
export const methodsIn = (value: string): readonly string[] => {
  const chosen = value.split(',').filter(Boolean);
  return chosen.length > 0 ? chosen : paymentMethodCodes;
};

export const methodName = (code: string): string => t.translate(`methods.${code}`);

const textKindsIn = (value: string): readonly string[] => value.split(',').filter(Boolean);

export const textKindName = (kind: string): string => t.translate(`texts.${kind}`);

export const isTextKindIn = (value: string, kind: string): boolean =>
  textKindsIn(value).includes(kind);

/** Limits of `cheque=15..500`, in whole euros as they were typed. */
export const limitsOf = (value: string): { code: string; least: string; most: string }[] =>
  value
    .split(',')
    .filter(Boolean)
    .map((part) => {
      const [code = '', span = ''] = part.split('=');
      const [least = '', most = ''] = span.split('..');
      return { code, least, most };
    });

/** The card has no limits, so that every order can be paid. */
export const LIMITED = paymentMethodCodes.filter((code) => code !== 'card');

function limitText({ code, least, most }: ReturnType<typeof limitsOf>[number]): string {
  const name = methodName(code);
  const [from, to] = [least, most].map((euros) => (euros ? money(Number(euros) * 100) : ''));
  if (from && to) return t('values.limit', { name, from, to });
  return from ? t('values.limitFrom', { name, from }) : t('values.limitTo', { name, to: to ?? '' });
}

/** Each retention period as a form value: the decided one, else the maximum. */
export const termsOf = (value: string): [AdjustableTerm, string][] => {
  const decided = new Map(
    value.split(',').map((part) => {
      const [name = '', count = ''] = part.split('=');
      return [termNamed(name), count] as const;
    }),
  );
  return ADJUSTABLE.map((name) => [name, decided.get(name) ?? String(ADJUSTABLE_TERMS[name].most)]);
};

export const termName = (name: AdjustableTerm): string => t(`terms.${name}.name`);

/** Limits and purpose of a retention period. */
export function termHint(name: AdjustableTerm): string {
  const { unit, least, most } = ADJUSTABLE_TERMS[name];
  return t('hints.term', {
    least,
    most: t(`values.${unit}`, { count: most }),
    why: t(`terms.${name}.why`),
  });
}

function termText([name, count]: [AdjustableTerm, string]): string {
  const { unit } = ADJUSTABLE_TERMS[name];
  return t('values.term', {
    name: termName(name),
    span: t(`values.${unit}`, { count: Number(count) }),
  });
}

const isShortened = ([name, count]: [AdjustableTerm, string]) =>
  count !== String(ADJUSTABLE_TERMS[name].most);

/** Reasons for a termination at which something can be proposed. */
const OFFERED = ABORT_REASONS.filter((reason) => reason !== NO_OFFER_FOR);

/** The proposals for each reason, in order. */
export const offersOf = (value: string): { reason: string; offers: readonly string[] }[] => {
  const decided = new Map(value.split(',').map((part) => part.split('=') as [string, string]));
  return OFFERED.map((reason) => ({
    reason,
    offers: decided.get(reason)?.split('+').filter(Boolean) ?? [],
  }));
};

export const reasonName = (reason: string): string => t.translate(`reasons.${reason}`);
export const offerName = (offer: string): string => t.translate(`offers.${offer}`);

/** A value as text. */
export function valueText(kind: Kind, value: string): string {
  switch (kind) {
    case 'days':
      return t('values.days', { count: Number(value) });
    case 'hours':
      return t('values.hours', { count: Number(value) });
    case 'rising':
      return t('values.rising', { days: value.split(',').join(', ') });
    case 'euros':
      return eurosOf(value)
        .map(([role, euros]) => `${t.translate(`roles.${role}`)} ${money(Number(euros) * 100)}`)
        .join(', ');
    case 'closed':
      return spansOf(value).map(spanText).join(' · ') || t('values.noneClosed');
    case 'methods':
      return methodsIn(value).map(methodName).join(', ');
    case 'limits':
      return limitsOf(value).map(limitText).join(' · ') || t('values.noneLimited');
    case 'texts':
      return textKindsIn(value).map(textKindName).join(', ') || t('values.noText');
    case 'offers':
      return (
        offersOf(value)
          .filter(({ offers }) => offers.length > 0)
          .map(({ reason, offers }) =>
            t('values.offer', {
              reason: reasonName(reason),
              offers: offers.map(offerName).join(', '),
            }),
          )
          .join(' · ') || t('values.noOffer')
      );
    case 'terms':
      return (
        termsOf(value).filter(isShortened).map(termText).join(' · ') || t('values.noneShortened')
      );
    case 'time':
      return value.replace(':', ' h ').replace(/ h 00$/, ' h');
    default:
      return value;
  }
}

/** A setting's current value and its scheduled one, to detect changes by others. */
export const seenSetting = ({ kind, value, waiting }: SettingShape): Record<string, string> => ({
  value: valueText(kind, value),
  waiting: waiting
    .map((change) =>
      t('values.from', {
        date: shortDate(change.appliesOn),
        value: change.value === null ? t('rules.initial') : valueText(kind, change.value),
      }),
    )
    .join(' · '),
});

/** The setting's value from the form's fields. */
export function typedValue(
  kind: Kind,
  values: Readonly<Record<string, string>>,
  present: string,
): string {
  if (kind === 'euros')
    return ROLES.filter((role) => values[`euros-${role}`]?.trim())
      .map((role) => `${role}=${values[`euros-${role}`]?.trim()}`)
      .join(',');
  if (kind === 'methods')
    return paymentMethodCodes
      .map((code) => ({ code, place: Number(values[`place-${code}`]?.trim() || 0) }))
      .filter(({ place }) => place > 0)
      .toSorted((a, b) => a.place - b.place)
      .map(({ code }) => code)
      .join(',');
  if (kind === 'limits')
    return LIMITED.map((code) => {
      const [least, most] = [`least-${code}`, `most-${code}`].map(
        (name) => values[name]?.trim() ?? '',
      );
      return least || most ? `${code}=${least}..${most}` : '';
    })
      .filter(Boolean)
      .join(',');
  if (kind === 'texts')
    return TEXT_KINDS.filter((one) => values[`text-${one}`] !== undefined).join(',');
  if (kind === 'offers')
    return OFFERED.map((reason) => {
      const offers = [values[`first-${reason}`], values[`second-${reason}`]].filter(Boolean);
      return offers.length > 0 ? `${reason}=${[...new Set(offers)].join('+')}` : '';
    })
      .filter(Boolean)
      .join(',');
  if (kind === 'terms')
    return ADJUSTABLE.map((name): [AdjustableTerm, string] => [name, values[name]?.trim() ?? ''])
      .filter(isShortened)
      .map(([name, count]) => `${name}=${count}`)
      .join(',');
  if (kind !== 'closed') return values.value ?? '';
  const staying = present
    .split(',')
    .filter((span) => span !== '' && values[`open-${span}`] === undefined);
  const { from = '', to = '' } = values;
  if (from === '') return staying.join(',');
  return [...staying, to === '' || to === from ? from : `${from}..${to}`].toSorted().join(',');
}

/** What is wrong with closed days as they are typed: an end before the start, or no start; null: nothing. */
export function wrongSpan({ from = '', to = '' }: Readonly<Record<string, string>>): {
  field: 'from' | 'to';
  words: 'closedReversed' | 'closedNoStart';
} | null {
  if (to === '') return null;
  if (from === '') return { field: 'from', words: 'closedNoStart' };
  return to < from ? { field: 'to', words: 'closedReversed' } : null;
}
