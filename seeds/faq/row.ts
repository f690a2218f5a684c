/** Slug, question, answer in markdown, tags. */
export type FaqRow = [string, string, string, string[]];
