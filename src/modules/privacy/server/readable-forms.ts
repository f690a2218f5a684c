import { exists, t } from '#i18n/catalogue.server.ts';
import { language } from '#i18n/language.ts';
import type { ExportedFile } from '#platform/personal-data.ts';

type Row = Record<string, string>;

interface Table {
  /** `adresses`, for `adresses.json`. */
  name: string;
  rows: Row[];
}

/** Technical fields: API paths and types. */
const isInternalField = (key: string, value: unknown): boolean =>
  key.startsWith('@') || (typeof value === 'string' && value.startsWith('/api/'));

const say = (key: string) => t(`privacy.archive.${key}`);

/**
 * Label of a field in the reader's language; without a translation, its name split into words: `postalCode` becomes «
 * postal code ».
 */
function labelOf(key: string): string {
  const messageKey = `privacy.archive.fields.${key}`;
  if (exists(messageKey)) return t(messageKey);
  return key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  return String(value);
}

/** An object as a flat row; nested fields have combined labels: `adresse de livraison, ville`. */
function rowOf(thing: unknown, before: readonly string[] = []): Row {
  if (thing === null || typeof thing !== 'object') {
    const label = before.length > 0 ? before.join(', ') : say('value');
    return { [label]: textOf(thing) };
  }
  const parts = Object.entries(thing).filter(([key, value]) => !isInternalField(key, value));
  return Object.assign(
    {},
    ...parts.map(([key, value]) => {
      const number = Number(key) + 1;
      return rowOf(value, [...before, Number.isNaN(number) ? labelOf(key) : String(number)]);
    }),
  );
}

/** The contents of a JSON file as table rows; none for other files. */
function tableOf({ name, content }: ExportedFile): Table[] {
  if (!name.endsWith('.json') || typeof content !== 'string') return [];
  const whole: unknown = JSON.parse(content);
  const things = Array.isArray(whole) ? whole : [whole];
  return [{ name: name.slice(0, -'.json'.length), rows: things.map((thing) => rowOf(thing)) }];
}

const columnsOf = ({ rows }: Table) => [...new Set(rows.flatMap((row) => Object.keys(row)))];

/** Quotes a cell, so that a spreadsheet neither splits it nor runs it as a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

function csvOf(table: Table): string {
  const columns = columnsOf(table);
  const lines = [columns, ...table.rows.map((row) => columns.map((name) => row[name] ?? ''))];
  // The byte order mark tells spreadsheets that the file is UTF-8.
  return `\uFEFF${lines.map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function htmlOf(tables: readonly Table[], described: (name: string) => string): string {
  const sections = tables.map((table) => {
    const things = table.rows.map((row) => {
      const cells = Object.entries(row)
        .filter(([, value]) => value !== '')
        .map(([label, value]) => `<tr><th>${escaped(label)}</th><td>${escaped(value)}</td></tr>`);
      return `<table>${cells.join('')}</table>`;
    });
    const empty = `<p>${escaped(say('empty'))}</p>`;
    return `<section><h2>${escaped(described(table.name))}</h2>${things.join('') || empty}</section>`;
  });
  const title = escaped(say('title'));
  return `<!doctype html><html lang="${language()?.code ?? 'fr'}"><head><meta charset="utf-8"><title>${title}</title><style>
body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%;margin:1rem 0}
th,td{border:1px solid #bbb;padding:.4rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}th{width:16rem}</style></head>
<body><h1>${title}</h1>${sections.join('')}</body></html>\n`;
}

/** The export as one readable page, and each list as a table for spreadsheets (PRV-07). */
export function readableForms(
  files: readonly ExportedFile[],
  described: (name: string) => string,
): ExportedFile[] {
  const tables = files.flatMap(tableOf);
  return [
    { name: say('page'), content: htmlOf(tables, described) },
    ...tables.map((table) => ({ name: `${table.name}.csv`, content: csvOf(table) })),
  ];
}
