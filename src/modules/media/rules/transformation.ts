/** One step of an image transformation, in sharp's terms; sizes in pixels, or a fraction up to 1. */
export interface Step {
  width?: number;
  height?: number;
  /** Width divided by height. */
  ratio?: number;
  /** How the picture is fitted to both sizes: cropped to fill (default), stretched, at least or at most that size. */
  crop: 'fill' | 'force' | 'at_least' | 'at_max' | 'extract' | 'pad';
  focus: string;
  quality?: number;
  blur?: number;
  format?: 'auto' | 'jpeg' | 'png' | 'webp' | 'avif';
  rotation?: number | 'auto';
  background?: string;
  /** Pixels, or a full circle. */
  radius?: number | 'max';
  progressive?: boolean;
  /** Path of the picture to show if this one is missing. */
  fallback?: string;
}

export interface Transformation {
  steps: readonly Step[];
  /** Unknown parameters, which are ignored. */
  unknown: readonly string[];
}

/** Larger sizes are reduced to this, so that a URL cannot request a huge picture. */
export const WIDEST = 2400;
const MOST_STEPS = 5;
const LONGEST = 300;

// A Map, because names come from URLs and must not match inherited object properties.
const NAMED = new Map([['n-media_library_thumbnail', 'w-100,h-100,c-at_max,fo-auto']]);
const FORMATS = new Map<string, NonNullable<Step['format']>>([
  ['auto', 'auto'],
  ['webp', 'webp'],
  ['avif', 'avif'],
  ['png', 'png'],
  ['jpg', 'jpeg'],
  ['jpeg', 'jpeg'],
]);
const CROPS = new Map<string, Step['crop']>([
  ['maintain_ratio', 'fill'],
  ['force', 'force'],
  ['at_least', 'at_least'],
  ['at_max', 'at_max'],
]);
const MODES = new Map<string, Step['crop']>([
  ['extract', 'extract'],
  ['pad_resize', 'pad'],
]);
const TURNS = [0, 90, 180, 270, 360];

const within = (text: string, least: number, most: number): number | null => {
  const value = /^\d{1,5}(\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
};
const size = (text: string): number | null => {
  const value = within(text, 0, 99_999);
  if (value === null || value === 0) return null;
  return value <= 1 ? value : Math.min(Math.round(value), WIDEST);
};

type Read = (value: string, step: Step) => Partial<Step> | null;
const given = <Key extends keyof Step>(key: Key, value: Step[Key] | null | undefined) =>
  value === null || value === undefined ? null : ({ [key]: value } as Partial<Step>);

const READERS = new Map<string, Read>(
  Object.entries({
    w: (value) => given('width', size(value)),
    h: (value) => given('height', size(value)),
    q: (value) => given('quality', within(value, 1, 100)),
    bl: (value) => given('blur', within(value, 1, 100)),
    f: (value) => given('format', FORMATS.get(value)),
    c: (value) => given('crop', CROPS.get(value)),
    cm: (value) => given('crop', MODES.get(value)),
    fo: (value) => given('focus', /^[a-z_]{1,20}$/.test(value) ? value : null),
    ar: (value) => {
      const [width = 0, height = 0] = value.split('-').map(Number);
      const isRatio = width > 0 && height > 0 && width / height < 100 && height / width < 100;
      return given('ratio', isRatio ? width / height : null);
    },
    rt: (value) =>
      given('rotation', value === 'auto' ? value : TURNS.find((turn) => String(turn) === value)),
    dpr: (value, { width, height }) => {
      const times = within(value, 0.1, 5);
      if (times === null) return null;
      const scaled = (one: number | undefined) =>
        one === undefined || one <= 1 ? one : Math.min(Math.round(one * times), WIDEST);
      const sizes = { width: scaled(width), height: scaled(height) };
      return Object.fromEntries(Object.entries(sizes).filter(([, one]) => one !== undefined));
    },
    bg: (value) =>
      given('background', /^([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$/.test(value) ? value : null),
    r: (value) => given('radius', value === 'max' ? value : within(value, 0, WIDEST)),
    pr: (value) => given('progressive', value === 'true' ? true : value === 'false' ? false : null),
    di: (value) => given('fallback', /^[\w.-]{1,200}$/.test(value) ? value : null),
  } satisfies Record<string, Read>),
);

/**
 * Parses `w-320,h-240,q-80:rt-90` (contracts §5.3): steps separated by `:`, parameters by `,`, key
 * and value by the first `-`. Unknown parameters are returned and ignored.
 */
export function readTransformation(text: string): Transformation {
  const unknown: string[] = [];
  const readStep = (written: string): Step => {
    let step: Step = { crop: 'fill', focus: 'center' };
    const parameters = written
      .split(',')
      .flatMap((one) => (NAMED.get(one) ?? one).split(','))
      .filter(Boolean)
      // The pixel ratio is applied last, because it affects both sizes, wherever it stands.
      .toSorted((a, b) => Number(a.startsWith('dpr-')) - Number(b.startsWith('dpr-')));
    for (const parameter of parameters) {
      const cut = parameter.indexOf('-');
      const read = READERS.get(parameter.slice(0, cut));
      const found = read?.(parameter.slice(cut + 1), step);
      if (found) step = { ...step, ...found };
      else unknown.push(parameter.slice(0, 40));
    }
    return step;
  };
  const written = text.slice(0, LONGEST).split(':').filter(Boolean);
  return { steps: written.slice(0, MOST_STEPS).map(readStep), unknown };
}
