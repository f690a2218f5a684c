import { inflateSync } from 'node:zlib';

/** An object of a PDF: its dictionary as text, its stream as bytes. */
export interface PdfObject {
  id: number;
  /** Offset in the file. */
  offset: number;
  text: string;
  /** Stream as stored and decoded; null without one. */
  stored: Buffer | null;
  content: Buffer | null;
}

/** Parses a PDF with uncompressed dictionaries, as ours are. */
export function readPdf(pdf: Buffer) {
  const file = pdf.toString('latin1');
  const objects = new Map<number, PdfObject>();
  const begin = /(?<=[\n\r])(\d+) 0 obj\s/g;
  for (let found = begin.exec(file); found; found = begin.exec(file)) {
    const id = Number(found[1]);
    const end = file.indexOf('endobj', found.index);
    const from = file.indexOf('stream\n', found.index);
    const hasStream = from !== -1 && from < end;
    const text = file.slice(begin.lastIndex, hasStream ? from : end).trim();
    const length = Number(/\/Length (\d+)/.exec(text)?.[1]);
    const start = from + 'stream\n'.length;
    const stored = hasStream ? pdf.subarray(start, start + length) : null;
    const packed = /\/Filter \/FlateDecode/.test(text);
    const content = stored && packed ? inflateSync(stored) : stored;
    objects.set(id, { id, offset: found.index, text, stored, content });
    begin.lastIndex = hasStream ? start + length : end;
  }
  const all = [...objects.values()];
  /** The object a key of another names: `/Metadata 163 0 R`. */
  const named = (owner: PdfObject | undefined, key: string): PdfObject | undefined =>
    objects.get(Number(new RegExp(`/${key} (\\d+) 0 R`).exec(owner?.text ?? '')?.[1]));
  const ofType = (type: string) =>
    all.filter(({ text }) => new RegExp(`/Type /${type}\\b`).test(text));
  return { file, objects, all, named, ofType, catalog: ofType('Catalog')[0] };
}

type Pdf = ReturnType<typeof readPdf>;

/** The text of the pages in order, as a screen reader would read it. */
export function textOf(pdf: Pdf): string {
  return pdf
    .ofType('Page')
    .map((page) => pageText(pdf, page))
    .join('\n');
}

function pageText(pdf: Pdf, page: PdfObject): string {
  const resources = pdf.named(page, 'Resources') ?? page;
  const faces = new Map(
    [...resources.text.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [
      name,
      characters(pdf.named(pdf.objects.get(Number(id)), 'ToUnicode')),
    ]),
  );
  const content = pdf.named(page, 'Contents')?.content?.toString('latin1') ?? '';
  let face: Map<string, string> | undefined;
  const lines: string[] = [];
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) face = faces.get(name);
    else
      lines.push(
        [...(shown ?? '').matchAll(/<([0-9a-f]+)>/g)]
          .flatMap(([, glyphs]) => (glyphs ?? '').match(/.{4}/g) ?? [])
          .map((glyph) => face?.get(glyph) ?? '\ufffd')
          .join(''),
      );
  }
  return lines.join('\n');
}

/** Glyphs to characters, by the font's ToUnicode map. */
function characters(map: PdfObject | undefined): Map<string, string> {
  const existing = new Map<string, string>();
  const text = map?.content?.toString('latin1') ?? '';
  for (const [, first, list] of text.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g))
    for (const [index, [, codes]] of [...(list ?? '').matchAll(/<([0-9a-f]+)>/g)].entries()) {
      const glyph = (Number.parseInt(first ?? '', 16) + index).toString(16).padStart(4, '0');
      const units = (codes ?? '').match(/.{4}/g) ?? [];
      existing.set(glyph, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    }
  return existing;
}
