import { staffDrafts } from '#kit/cookies.ts';

/** What somebody typed into a form of the office and did not send, or whose answer never came. */
export interface Draft {
  /** Its page, as the address says it. */
  page: string;
  /** Its `intent`, and the row it is done to. */
  form: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The key it was sent with; sent again as it is, it is done once. */
  sentAs: string | null;
  /** What differs from what the page showed: a box is `on` or empty. */
  values: Readonly<Record<string, string>>;
}

interface Stored {
  /** Whose they are: a colleague at the same screen is offered nothing. */
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
    // Somebody else wrote there, or the browser stores nothing: there are none.
    return [];
  }
}

function write(box: Box, staff: number, drafts: readonly Draft[]): void {
  const text = JSON.stringify({ staff, drafts: drafts.slice(0, MOST_DRAFTS) });
  try {
    if (drafts.length === 0 || text.length > MOST_CHARACTERS) box.removeItem(NAME);
    else box.setItem(NAME, text);
  } catch {
    // A full or closed store: the page itself still holds what was typed.
  }
}

const isOf =
  (page: string, form: string | null) =>
  (draft: Draft): boolean =>
    draft.page === page && (form === null || draft.form === form);

/** The drafts of a page that are younger than a day, the latest first. */
export const draftsOf = (box: Box, staff: number, page: string, now: number): readonly Draft[] =>
  read(box, staff, now).filter(isOf(page, null));

/** Stores a draft in the place of an older one of the same form; one without values is forgotten. */
export function storeDraft(box: Box, staff: number, draft: Draft): void {
  const others = read(box, staff, draft.at).filter((one) => !isOf(draft.page, draft.form)(one));
  const isWorth = Object.keys(draft.values).length > 0;
  write(box, staff, isWorth ? [draft, ...others] : others);
}

/** Forgets the draft of a form, or of all of a page. */
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

/** Forgets all of them: whoever typed them signs out. */
export function forgetAllDrafts(box: Box): void {
  try {
    box.removeItem(NAME);
  } catch {
    // Nothing is stored where nothing may be.
  }
}
