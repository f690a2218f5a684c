import { ownValue } from '#kit/own-value.ts';
import type { RefusalParams } from '#kit/refusal.ts';
import { isLinkTarget } from './link-target.ts';

export interface Problem {
  code: string;
  params?: RefusalParams;
}

const LONGEST_PAGE_TEXT = 50_000;
const LONGEST_TEXT = 2000;
const LONGEST_LINE = 300;

const PAGE_TEXTS = new Set(['html', 'answer']);
const TEXTS = new Set(['text', 'lead', 'intro', 'note', 'description', 'notice', 'proof', 'value']);
/** Fields that may be empty. */
const EMPTY = new Set(['alternativeText', 'note', 'eyebrow', 'intro', 'baseline', 'placeholder']);
/** No invisible characters except line breaks and tabs, and no half of a surrogate pair. */
const UNSEEN = /[\p{Cc}\p{Cs}]/u;

const FORMS: Readonly<Record<string, readonly [RegExp, string]>> = {
  anchor: [/^[a-z][a-z0-9-]{0,59}$/, 'content.slug'],
  slug: [/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'content.slug'],
  tag: [/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'content.slug'],
  tags: [/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'content.slug'],
  sku: [/^[A-Z]{2}\d{6}$/, 'content.sku'],
  skus: [/^[A-Z]{2}\d{6}$/, 'content.sku'],
  icon: [/^(?:truck|undo|repeat|france|box)$/, 'one_of'],
  code: [/^[a-z_]+$/, 'content.slug'],
  email: [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'email'],
  phone: [/^\+\d{2,3}[\d \u00a0]{6,16}$/, 'content.phone'],
};
const DATES = /(?:^|\.)(?:updatedOn|writtenOn|asOf|date|specialClosings\.\d+\.(?:from|to))$/;
const TARGETS = /(?:^|\.)to$/;

/** Whether a civil date exists, such as 2026-11-21. */
export function isDay(text: string): boolean {
  if (!/^(?:19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The error in one text of an entry, by its field; null when there is none. */
export function textProblem(field: string, text: string): Problem | null {
  const names = field.split('.').filter((part) => !/^\d+$/.test(part));
  const name = names.at(-1) ?? '';
  if (UNSEEN.test(text.replace(/[\n\r\t]/g, ''))) return { code: 'content.unseen' };
  if (text.trim() === '') return EMPTY.has(name) ? null : { code: 'required' };
  const most = PAGE_TEXTS.has(name)
    ? LONGEST_PAGE_TEXT
    : TEXTS.has(name)
      ? LONGEST_TEXT
      : LONGEST_LINE;
  if (text.length > most) return { code: 'max_length', params: { max: most } };
  if (DATES.test(field)) return isDay(text) ? null : { code: 'content.date' };
  if (TARGETS.test(field)) return isLinkTarget(text) ? null : { code: 'content.link' };
  const form = ownValue(FORMS, name);
  return form && !form[0].test(text) ? { code: form[1] } : null;
}
