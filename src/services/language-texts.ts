/** The texts of a language from where a page says they are. @throws Error when they are not there. */
export async function fetchTexts(file: string): Promise<Record<string, string>> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
  return answer.json();
}
