import fc from 'fast-check';

/** Texts that break what trusts what it is sent. */
export const ODD_VALUES = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '-1',
  '0',
  '1.5',
  '1e3',
  '9'.repeat(25),
  'null',
  'é',
  '🐶🐱',
  '%',
  '%E0%A4%A',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  '2026-02-30',
  'x'.repeat(300),
  'y'.repeat(100_000),
];

const SURROGATES = 0xd800;
const AFTER_SURROGATES = 0xe000;
const MOST_OF_UNICODE = 0x10ffff;

/**
 * Any character, half pairs left out, counted without a gap: `unit: 'binary'` says the same, and builds a
 * table of all of them first.
 */
const oddCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: MOST_OF_UNICODE - (AFTER_SURROGATES - SURROGATES) })
  .map(
    (nth) => String.fromCodePoint(nth < SURROGATES ? nth : nth + AFTER_SURROGATES - SURROGATES),
    (character) => {
      const code = String(character).codePointAt(0) ?? 0;
      return code < SURROGATES ? code : code - (AFTER_SURROGATES - SURROGATES);
    },
  );

export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ODD_VALUES) },
  fc.string({ maxLength: 20, unit: oddCharacter }),
);

/** JSON of the wrong kind, in every place where something else is expected. */
export const oddJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: oddText },
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e300, 2 ** 53, [], {}, [null], [[]]),
  fc.constant(JSON.parse('{"__proto__": {"admin": true}, "constructor": {"prototype": {}}}')),
  fc.jsonValue({ maxDepth: 2 }),
);

/** One segment of an address: never empty and never dots, which would be another address. */
export const oddSegment: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 8,
    arbitrary: oddText.filter((text) => text !== '' && !/^\.+$/.test(text)).map(encode),
  },
  // Not lawful percent-encoding.
  fc.constantFrom('%', '%zz', '%E0%A4%A', '%00', '%C0%80'),
);

export const oddQuery: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '__proto__[admin]=1',
    'constructor[prototype][x]=1',
    'filters[__proto__][$eq]=1',
    'filters[slug][$eq]=%00',
    'filters[slug][$unknown]=a',
    'filters[slug][$in][0]=a&filters[slug][$in][1]=b',
    `filters${'[$or][0]'.repeat(40)}[slug][$eq]=a`,
    'pagination[page]=0',
    'pagination[page]=999999999999',
    'pagination[pageSize]=-1',
    'pagination[start]=1&pagination[page]=1',
    'page=0',
    'page=1000000&itemsPerPage=100',
    'itemsPerPage=abc',
    'sort=__proto__:asc',
    'sort[0]=name&sort[1]=slug:sideways',
    'fields=__proto__',
    'fields[0]=name&fields[1]=slug',
    'populate=*',
    'populate[a][populate][b]=*',
    'render=9',
    'locale=xx&channelCode=NOWHERE',
    'channelCode=FR_WEB&channelCode=BE_WEB',
    'channelCode[]=FR_WEB',
    'a=%E0%A4%A',
    '=&&&==',
    `q=${'x'.repeat(20_000)}`,
  ),
  fc.tuple(oddText, oddText).map(([name, value]) => `${encode(name)}=${encode(value)}`),
);

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
