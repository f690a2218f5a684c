import { staffDrafts } from '#kit/cookies.ts';

/** Unsaved input of a back office form: not submitted, or submitted without receiving an answer. */
export interface Draft {
  /** Address of its page. */
  page: string;
  /** Its `intent`, and the row it concerns. */
  form: string;
  /** Milliseconds since 1970. */
  at: number;
  /**
   * The idempotency key it was submitted with; submitting it unchanged again has no second effect.
   */
  sentAs: string | null;
  /** Values that differ from the page; a checkbox is `on` or empty. */
  values: Readonly<Record<string, string>>;
}

interface Stored {
  /** Staff id of the owner: a colleague on the same computer is not offered them. */
  staff: number;
  drafts: readonly Draft[];
}

const NAME = staffDrafts;
const DAY_MS = 24 * 3600 * 1000;
const MOST_DRAFTS = 20;
const MOST_CHARACTERS = 300_000;

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function read(box: Box, staff: number, now: number): readonly Draft[] {
  try {
    const stored = JSON.parse(box.getItem(NAME) ?? 'null') as Stored | null;
    if (stored?.staff !== staff) return [];
    return stored.drafts.filter(({ at }) => now - at < DAY_MS);
  } catch {
    // Malformed content, or no storage: no drafts.
    return [];
  }
}

function write(box: Box, staff: number, drafts: readonly Draft[]): void {
  const text = JSON.stringify({ staff, drafts: drafts.slice(0, MOST_DRAFTS) });
  try {
    if (drafts.length === 0 || text.length > MOST_CHARACTERS) box.removeItem(NAME);
    else box.setItem(NAME, text);
  } catch {
    // The storage is full or unavailable: the input remains on the page only.
  }
}

const isOf =
  (page: string, form: string | null) =>
  (draft: Draft): boolean =>
    draft.page === page && (form === null || draft.form === form);

/** The drafts of a page that are younger than a day, the latest first. */
export const draftsOf = (box: Box, staff: number, page: string, now: number): readonly Draft[] =>
  read(box, staff, now).filter(isOf(page, null));

/** Stores a draft in place of an older one of the same form; deletes one without values. */
export function storeDraft(box: Box, staff: number, draft: Draft): void {
  const others = read(box, staff, draft.at).filter((one) => !isOf(draft.page, draft.form)(one));
  const isWorth = Object.keys(draft.values).length > 0;
  write(box, staff, isWorth ? [draft, ...others] : others);
}

/** The answer of a submitted form was shown, and it still has its input: that was typed, not sent. */
export function markUnsent(
  box: Box,
  staff: number,
  { page, form }: Pick<Draft, 'page' | 'form'>,
  now: number,
): void {
  write(
    box,
    staff,
    read(box, staff, now).map((one) => (isOf(page, form)(one) ? { ...one, sentAs: null } : one)),
  );
}

/** Deletes the draft of a form, or all of a page. */
export function forgetDrafts(
  box: Box,
  staff: number,
  page: string,
  form: string | null,
  now: number,
): void {
  write(
    box,
    staff,
    read(box, staff, now).filter((one) => !isOf(page, form)(one)),
  );
}

/** Deletes all drafts on sign-out. */
export function forgetAllDrafts(box: Box): void {
  try {
    box.removeItem(NAME);
  } catch {
    // No storage, so there is nothing to delete.
  }
}
