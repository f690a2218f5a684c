import { sql } from 'kysely';
import { type OwnTexts, ownTextKey } from '#i18n/catalogue.server.ts';
import { refuse, refuseFields, type Violation } from '#kit/refusal.ts';
import {
  LIFE_MAILS,
  type LifeMail,
  LONGEST_PART,
  printedText,
  type TextProblem,
  textKey,
  textProblem,
} from '#modules/renewals/rules/index.ts';
import { drawLifeMail, type PartOfMail, partsOfMail } from '#modules/renewals/server/index.ts';
import type { AppContext, Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { MailTextInput, MailTextShape } from '../admin-contracts.ts';
import { changeSetting } from './change-setting.ts';

const PREFIX = 'mail:';
/** Changes that are shown of each mail. */
const SHOWN = 10;

/** What a change of a text is called in the history of settings: `mail:fr renewals.mails.life.paused.body`. */
const nameOf = (code: string, key: string): string => PREFIX + ownTextKey(code, key);

interface JudgedTexts {
  /** What is written in place of ours. */
  texts: OwnTexts;
  /** What is written no more, since the house words its mail otherwise: by the name of its change, with what is wrong. */
  unused: ReadonlyMap<string, TextProblem>;
}

/**
 * The texts of the team among settings, judged by what the house says now: one that names what its mail no longer knows,
 * or leaves out what it says since, is not sent.
 */
export function judgeTexts(values: ReadonlyMap<string, string | null>): JudgedTexts {
  const texts = new Map<string, string>();
  const unused = new Map<string, TextProblem>();
  for (const [name, value] of values) {
    if (!name.startsWith(PREFIX) || value === null) continue;
    const address = name.slice(PREFIX.length);
    const [language = '', key = ''] = address.split(' ');
    const ours = oursOf(language, key);
    const problem = ours === undefined ? undefined : textProblem(value, ours);
    if (problem) unused.set(name, problem);
    else if (problem === null) texts.set(address, value);
  }
  return { texts, unused };
}

/** A text of the house by its key; undefined where no mail has it any more. */
const oursOf = (language: string, key: string): string | undefined =>
  LIFE_MAILS.flatMap((mail) =>
    partsOfMail(mail, language).filter(({ part }) => textKey(mail, part) === key),
  )[0]?.ours;

/** A mail of which texts may be written. @throws Refusal `mail_text.unknown` */
export function getMail(name: string): LifeMail {
  const mail = LIFE_MAILS.find((one) => one === name);
  if (!mail) throw refuse('mail_text.unknown');
  return mail;
}

/** Every mail in every language the shop is read in. */
export async function listMailTexts({ db, config }: AppContext): Promise<MailTextShape[]> {
  const changes = await findChanges(db);
  const { unused } = judgeTexts(await findTexts(db));
  return config.LANGUAGES.flatMap((language) =>
    LIFE_MAILS.map((mail): MailTextShape => {
      const parts = partsOfMail(mail, language);
      const names = new Map(
        parts.map(({ part }) => [nameOf(language, textKey(mail, part)), part] as const),
      );
      return {
        '@id': `/api/v2/admin/mail-texts/${mail}`,
        '@type': 'MailText',
        mail,
        language,
        parts: parts.map((one) => ({
          ...one,
          longest: LONGEST_PART[one.part],
          isUnused: unused.has(nameOf(language, textKey(mail, one.part))),
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

/** What is decided of each text, by the name of its change. */
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

/** The latest changes of each text, the newest first: no more than are shown. */
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
  /** As they will be printed; null: ours. */
  texts: ReadonlyMap<PartOfMail['part'], string | null>;
}

/**
 * What somebody wrote, judged part by part.
 * @throws Refusal `mail_text.unknown` for a language the shop does not speak; on each part (`texts.body`):
 * `mail_text.empty`, `mail_text.too_long`, `mail_text.braces`, `mail_text.unknown_placeholder`, `mail_text.missing_placeholder`
 */
function judge(
  { config }: Pick<AppContext, 'config'>,
  mail: LifeMail,
  input: MailTextInput,
): Written {
  const { language } = input;
  if (!config.LANGUAGES.some((one) => one === language)) throw refuse('mail_text.unknown');
  const parts = partsOfMail(mail, language);
  const wrong: Violation[] = [];
  const texts = new Map<PartOfMail['part'], string | null>();
  for (const { part, ours } of parts) {
    const text = printedText(
      input.texts[part]?.trim().replaceAll(/\s*\n\s*/g, ' ') ?? '',
      language,
    );
    const most = LONGEST_PART[part];
    const problem = textProblem(text, ours);
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

/** The mail as it would be written. @throws Refusal as `judge` */
export async function previewMailText(
  appContext: AppContext,
  mail: LifeMail,
  input: MailTextInput,
): Promise<{ subject: string; text: string }> {
  const { texts } = judge(appContext, mail, input);
  const tried: OwnTexts = new Map(
    [...texts].flatMap(([part, text]) =>
      text === null ? [] : [[ownTextKey(input.language, textKey(mail, part)), text] as const],
    ),
  );
  const drawn = await drawLifeMail(appContext, mail, input.language, tried);
  if (!drawn) throw refuse('mail_text.unknown');
  return drawn;
}

/** Writes down what differs from what is said now, from today on. @throws Refusal as `judge`; `mail_text.same` */
export async function changeMailText(
  work: UnitOfWork,
  appContext: Pick<AppContext, 'config'>,
  staffId: number,
  { mail, input }: { mail: LifeMail; input: MailTextInput },
): Promise<void> {
  const { parts, texts } = judge(appContext, mail, input);
  // What is not sent may be given up for ours, which is sent already.
  const { unused } = judgeTexts(await findTexts(work.tx));
  const changed = parts.filter(
    ({ part, ours, text }) =>
      (texts.get(part) ?? ours) !== text || unused.has(nameOf(input.language, textKey(mail, part))),
  );
  if (changed.length === 0) throw refuse('mail_text.same');
  for (const { part } of changed)
    await changeSetting(work, {
      name: nameOf(input.language, textKey(mail, part)),
      value: texts.get(part) ?? null,
      base: null,
      appliesOn: work.today.toString(),
      staffId,
    });
}
