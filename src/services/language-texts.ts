/** Downloads the texts of a language. @throws Error when they are missing. */
export async function fetchTexts(file: string): Promise<Record<string, string>> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
  return answer.json();
}
