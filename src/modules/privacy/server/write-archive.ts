import { type Zippable, zipSync } from 'fflate';
import { exists, t } from '#i18n/catalogue.server.ts';
import { fullDate } from '#i18n/dates.ts';
import type { ExportedFile } from '#platform/personal-data.ts';
import { readableForms } from './readable-forms.ts';

/** A zip of the files of all modules, with a page that describes them. */
export function writeArchive(
  files: readonly ExportedFile[],
  { now, today }: { now: Temporal.Instant; today: Temporal.PlainDate },
): Uint8Array {
  const mtime = now.epochMilliseconds;
  const all = [...readableForms(files, described), ...files];
  const whole = [{ name: t('privacy.archive.readme'), content: readme(all, today) }, ...all];
  const entries: Zippable = {};
  for (const { name, content } of whole) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    entries[`${t('privacy.archive.folder')}/${name}`] = [bytes, { mtime }];
  }
  return zipSync(entries);
}

function readme(files: readonly ExportedFile[], today: Temporal.PlainDate): string {
  const say = (key: string, params = {}) => t(`privacy.archive.${key}`, params);
  const lines = files.map(({ name }) => say('line', { name, text: described(name) }));
  const contents = [say('contents'), ...lines].join('\n');
  const intro = say('intro', { date: fullDate(today) });
  return `${[intro, contents, say('format'), say('rights')].join('\n\n')}\n`;
}

/** The description of a file, found by its folder (`factures/facture-1.pdf`) or name (`profil.json`). */
function described(name: string): string {
  const [kind = ''] = name.split(/[/.]/);
  const key = `privacy.archive.files.${kind}`;
  return t(exists(key) ? key : 'privacy.archive.other');
}
