import { sql } from 'kysely';
import { type OwnTexts, ownTextKey, withTexts } from '#i18n/catalogue.server.ts';
import { refuse, refuseFields, type Violation } from '#kit/refusal.ts';
import { DEFAULTS } from '#kit/sites.ts';
import { channelOrigin, findChannel, mailContact } from '#modules/channels/server/index.ts';
import { MONEY_MAIL_TEXTS } from '#modules/checkout/rules/index.ts';
import { drawMoneyMail } from '#modules/checkout/server/index.ts';
import { ORDER_MAIL_TEXTS } from '#modules/orders/rules/index.ts';
import { type DrawnFor, drawOrderMail } from '#modules/orders/server/index.ts';
import { RENEWAL_MAIL_TEXTS } from '#modules/renewals/rules/index.ts';
import { drawLifeMail, drawRenewalMail } from '#modules/renewals/server/index.ts';
import { REVIEW_MAIL_TEXTS } from '#modules/reviews/rules/index.ts';
import { drawReviewMail } from '#modules/reviews/server/index.ts';
import type { AppContext, Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { MailTextInput, MailTextShape } from '../admin-contracts.ts';
import {
  type EditableMail,
  frozenNumber,
  isMailOf,
  LONGEST_PART,
  MAILS,
  mailNamed,
  printedText,
  type TextProblem,
  textProblem,
} from '../rules/index.ts';
import { changeSetting } from './change-setting.ts';
import { inLanguage, type PartOfMail, partsOfMail, textOfHouse } from './parts-of-mail.ts';

const PREFIX = 'mail:';
/** Number of changes shown per mail. */
const SHOWN = 10;

/** Name of a text in the settings history: `mail:fr renewals.mails.life.paused.body`. */
const nameOf = (code: string, key: string): string => PREFIX + ownTextKey(code, key);

interface JudgedTexts {
  /** Texts that replace ours. */
  texts: OwnTexts;
  /** Texts no longer used because our mail changed: by name of the change, with the problem. */
  unused: ReadonlyMap<string, TextProblem>;
}

/**
 * Checks the team's texts against our current ones: a text with an unknown placeholder, or without a new one, is not
 * used.
 */
export function judgeTexts(values: ReadonlyMap<string, string | null>): JudgedTexts {
  const texts = new Map<string, string>();
  const unused = new Map<string, TextProblem>();
  for (const [name, value] of values) {
    if (!name.startsWith(PREFIX) || value === null) continue;
    const address = name.slice(PREFIX.length);
    const [language = '', key = ''] = address.split(' ');
    const ours = textOfHouse(key, language);
    const problem = ours === undefined ? undefined : textProblem(value, ours);
    if (problem) unused.set(name, problem);
    else if (problem === null) texts.set(address, value);
  }
  return { texts, unused };
}

/**
 * A mail of which texts may be written.
 * @throws Refusal `mail_text.unknown`
 */
export function getMail(name: string): EditableMail {
  const found = mailNamed(name);
  if (!found) throw refuse('mail_text.unknown');
  return found.mail;
}

/** All mails in all languages of the shop. */
export async function listMailTexts({ db, config }: AppContext): Promise<MailTextShape[]> {
  const changes = await findChanges(db);
  const { unused } = judgeTexts(await findTexts(db));
  return config.LANGUAGES.flatMap((language) =>
    MAILS.map(({ mail, theme }): MailTextShape => {
      const parts = partsOfMail(mail, language);
      const names = new Map(parts.map(({ part, key }) => [nameOf(language, key), part] as const));
      return {
        '@id': `/api/v2/admin/mail-texts/${mail}`,
        '@type': 'MailText',
        mail,
        theme,
        language,
        parts: parts.map(({ part, ours, text, key }) => ({
          part,
          ours,
          text,
          longest: LONGEST_PART[part],
          isUnused: unused.has(nameOf(language, key)),
        })),
        past: changes
          .flatMap(({ name, value, by, at }) => {
            const part = names.get(name);
            return part ? [{ part, text: value, by, at: at.toISOString() }] : [];
          })
          .slice(0, SHOWN),
      };
    }),
  );
}

/** Current decision on each text, by name of the change. */
async function findTexts(db: Db | Tx): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom('setting_changes')
    .distinctOn('name')
    .select(['name', 'value'])
    .where('name', 'like', `${PREFIX}%`)
    .where('withdrawn_at', 'is', null)
    .orderBy('name')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** Latest changes of each text, newest first, limited to those shown. */
const findChanges = (db: Db) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('setting_changes')
        .select(['id', 'name', 'value', 'staff_id', 'decided_at as at'])
        .select(sql<number>`row_number() over (partition by name order by id desc)`.as('nth'))
        .where('name', 'like', `${PREFIX}%`)
        .as('s'),
    )
    .innerJoin('staff_members as m', 'm.id', 's.staff_id')
    .select(['s.name', 's.value', 'm.name as by', 's.at'])
    .where('s.nth', '<=', SHOWN)
    .orderBy('s.id', 'desc')
    .execute();

interface Written {
  parts: readonly PartOfMail[];
  /** Texts as they will be printed; null for ours. */
  texts: ReadonlyMap<PartOfMail['part'], string | null>;
}

/**
 * Checks the submitted texts, part by part.
 * @throws Refusal `mail_text.unknown` for an unsupported language; on each part (`texts.body`): `mail_text.empty`,
 * `mail_text.too_long`, `mail_text.braces`, `mail_text.number`, `mail_text.unknown_placeholder`,
 * `mail_text.missing_placeholder`
 */
function judge(
  { config }: Pick<AppContext, 'config'>,
  mail: EditableMail,
  input: MailTextInput,
): Written {
  const { language } = input;
  if (!config.LANGUAGES.some((one) => one === language)) throw refuse('mail_text.unknown');
  const parts = partsOfMail(mail, language);
  const wrong: Violation[] = [];
  const texts = new Map<PartOfMail['part'], string | null>();
  for (const { part, ours, text: said } of parts) {
    const text = printedText(
      input.texts[part]?.trim().replaceAll(/\s*\n\s*/g, ' ') ?? '',
      language,
    );
    const most = LONGEST_PART[part];
    // An unchanged text is not checked for numbers: it may be older than that rule.
    const problem = textProblem(text, ours) ?? (text === said ? null : frozenNumber(text, ours));
    const propertyPath = `texts.${part}`;
    if (text === '') wrong.push({ propertyPath, code: 'mail_text.empty' });
    else if (text.length > most && text !== ours)
      wrong.push({ propertyPath, code: 'mail_text.too_long', params: { most } });
    else if (problem) {
      const { code, ...params } = problem;
      wrong.push({ propertyPath, code, params });
    }
    texts.set(part, text === ours ? null : text);
  }
  if (wrong.length > 0) throw refuseFields(wrong);
  return { parts, texts };
}

/**
 * The mail as it would be written, beside what else the team wrote.
 * @throws Refusal as `judge`
 */
export async function previewMailText(
  appContext: AppContext,
  mail: EditableMail,
  input: MailTextInput,
): Promise<{ subject: string; text: string }> {
  const { parts, texts } = judge(appContext, mail, input);
  const tried = new Map(judgeTexts(await findTexts(appContext.db)).texts);
  for (const { part, key } of parts) {
    const text = texts.get(part) ?? null;
    if (text === null) tried.delete(ownTextKey(input.language, key));
    else tried.set(ownTextKey(input.language, key), text);
  }
  const drawn = await drawMail(appContext, mail, input.language, tried);
  if (!drawn) throw refuse('mail_text.unknown');
  return drawn;
}

/** A mail as its writer writes it, with `texts` in place of those that hold. Null when the shop has no site. */
async function drawMail(
  { db, config, clock }: AppContext,
  mail: EditableMail,
  code: string,
  texts: OwnTexts,
): Promise<{ subject: string; text: string } | null> {
  const channel = await findChannel(db, DEFAULTS.site);
  if (!channel) return null;
  const origin = channelOrigin(channel, config);
  const drawn = await inLanguage(code, () =>
    withTexts(texts, () =>
      writerOf(mail)({
        contact: mailContact(origin, config),
        today: clock.today(),
        now: clock.now(),
        captureAt: config.CAPTURE_AT,
      }),
    ),
  );
  return drawn && { subject: drawn.subject, text: drawn.text };
}

type Draw = (drawnFor: DrawnFor) => Promise<{ subject: string; text: string } | null>;

/** What writes a mail when somebody gets it, given an invented example. */
function writerOf(mail: EditableMail): Draw {
  if (isMailOf(ORDER_MAIL_TEXTS, mail)) return (example) => drawOrderMail(mail, example);
  if (isMailOf(MONEY_MAIL_TEXTS, mail)) return (example) => drawMoneyMail(mail, example);
  if (isMailOf(REVIEW_MAIL_TEXTS, mail)) return (example) => drawReviewMail(mail, example);
  if (isMailOf(RENEWAL_MAIL_TEXTS, mail)) return (example) => drawRenewalMail(mail, example);
  return (example) => drawLifeMail(mail, example);
}

/**
 * Writes down what differs from what is said now, from today on.
 * @throws Refusal as `judge`; `mail_text.same`
 */
export async function changeMailText(
  work: UnitOfWork,
  appContext: Pick<AppContext, 'config'>,
  staffId: number,
  { mail, input }: { mail: EditableMail; input: MailTextInput },
): Promise<void> {
  const { parts, texts } = judge(appContext, mail, input);
  // What is not sent may be given up for ours, which is sent already.
  const { unused } = judgeTexts(await findTexts(work.tx));
  const changed = parts.filter(
    ({ part, key, ours, text }) =>
      (texts.get(part) ?? ours) !== text || unused.has(nameOf(input.language, key)),
  );
  if (changed.length === 0) throw refuse('mail_text.same');
  for (const { part, key } of changed)
    await changeSetting(work, {
      name: nameOf(input.language, key),
      value: texts.get(part) ?? null,
      base: null,
      appliesOn: work.today.toString(),
      staffId,
    });
}
