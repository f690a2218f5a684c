import { readCents } from '#kit/money.ts';
import { FormProblem } from '#pages/forms/form-answer.ts';
import { t } from './purchasing-words.ts';

interface TypedArticle {
  variantCode: string;
  reference: string;
  multiple: number;
  cost: number;
}

type Problems = Record<string, string[]>;

/** Reads rows of a form by index, `code.0`, `cost.0`…, while there is a code. */
export function typedRows(data: FormData): ((field: string) => string)[] {
  const rows = [];
  for (let row = 0; data.has(`code.${row}`); row += 1)
    rows.push((field: string) => String(data.get(`${field}.${row}`) ?? '').trim());
  return rows;
}

const count = (typed: string): number | null => {
  const value = Number(typed || '1');
  return Number.isInteger(value) && value >= 1 && value <= 10_000 ? value : null;
};

/** The articles of a supplier, typed or pasted; pasted ones take precedence. @throws FormProblem listing each invalid line */
export function readArticles(data: FormData): TypedArticle[] {
  const wrong: Problems = {};
  const articles = new Map<string, TypedArticle>();
  for (const [row, typed] of typedRows(data).entries()) {
    const code = typed('code');
    if (code === '' || typed('remove') !== '') continue;
    const multiple = count(typed('multiple'));
    const cost = readCents(typed('cost'));
    if (!/^\d{8}$/.test(code)) wrong[`code.${row}`] = [t('articles.wrongCode')];
    if (multiple === null) wrong[`multiple.${row}`] = [t('articles.wrongMultiple')];
    if (cost === null) wrong[`cost.${row}`] = [t('articles.wrongCost')];
    if (multiple !== null && cost !== null)
      articles.set(code, { variantCode: code, reference: typed('reference'), multiple, cost });
  }
  const pasted = String(data.get('paste') ?? '');
  for (const [index, line] of pasted.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '' || (index === 0 && !/^\s*\d/.test(line))) continue;
    const cells = line.split(/[;\t]/).map((cell) => cell.trim());
    const [code = '', reference = '', many = '', price = ''] = cells;
    const multiple = count(many);
    const cost = readCents(price);
    if (!/^\d{8}$/.test(code) || multiple === null || cost === null)
      wrong.paste = [...(wrong.paste ?? []), t('articles.wrongLine', { line: index + 1 })];
    else articles.set(code, { variantCode: code, reference, multiple, cost });
  }
  if (Object.keys(wrong).length > 0) throw new FormProblem(t('articles.wrong'), wrong);
  return [...articles.values()];
}
