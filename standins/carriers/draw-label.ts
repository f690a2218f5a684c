/** Ten by fifteen centimetres, in points. */
const [WIDTH, HEIGHT] = [283, 425];

/** A label as a carrier creates it, in plain text: a one-page PDF, assembled by hand. */
export function pdfLabel(lines: readonly string[]): Buffer {
  const text = lines.map((line, index) => {
    const size = index === 0 ? 20 : 12;
    const plain = latin(line).replace(/[\\()]/g, '\\$&');
    return `BT /F1 ${size} Tf 18 ${HEIGHT - 40 - index * 26} Td (${plain}) Tj ET`;
  });
  const content = [`1 w 6 6 ${WIDTH - 12} ${HEIGHT - 12} re S`, ...text].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = file.length;
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** The same in the language of thermal printers. */
export const zplLabel = (lines: readonly string[]): Buffer =>
  Buffer.from(
    `^XA^CI28${lines.map((line, index) => `^FO30,${40 + index * 50}^A0N,36,36^FD${line.replace(/[\^~]/g, ' ')}^FS`).join('')}^XZ`,
  );

const latin = (text: string) => text.normalize('NFD').replace(/[^\x20-\x7e]/g, '');
