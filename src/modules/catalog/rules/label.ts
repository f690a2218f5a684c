/** Fields of a feed label that must be readable before purchase (FOOD-01). */
export interface Label {
  composition: string;
  additives: string;
  instructions: string;
  storage: string;
  analyticalConstituents: readonly { code: string; value: number }[];
}

/** Constituents a label may state, in order, % as fed. */
export const CONSTITUENTS = [
  'protein',
  'fat',
  'fibre',
  'ash',
  'moisture',
  'calcium',
  'phosphorus',
  'omega3',
  'omega6',
] as const;

const ALWAYS = ['protein', 'fat', 'fibre', 'ash'];

/** Names of the missing fields; wet food must also state its moisture (above 14 %). */
export function missingLabelFields(label: Label | null, kind: string): string[] {
  if (!label) return ['label'];
  const { composition, additives, instructions, storage } = label;
  const texts = Object.entries({ composition, additives, instructions, storage });
  const declared = new Set(label.analyticalConstituents.map(({ code }) => code));
  const wanted = kind === 'wet' ? [...ALWAYS, 'moisture'] : ALWAYS;
  return [
    ...texts.filter(([, text]) => text.trim() === '').map(([name]) => name),
    ...wanted.filter((code) => !declared.has(code)),
  ];
}
