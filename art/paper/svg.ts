import { type Drawing, type Group, type Paint, type Shape, transformOf } from './drawing.ts';
import { round, toData } from './path.ts';

/** One drawing as an SVG document; definitions are shared and numbered in order of first use. */
export function toSvg(
  children: readonly Drawing[],
  box: { width: number; height: number; x?: number; y?: number },
): string {
  const definitions = new Map<string, string>();
  const define = (make: (id: string) => string): string => {
    const key = make('');
    let id = definitions.get(key);
    if (!id) {
      id = `a${definitions.size + 1}`;
      definitions.set(key, id);
      made.push(make(id));
    }
    return id;
  };
  const made: string[] = [];
  const body = children.map((child) => serialise(child, define)).join('');
  const view = `${round(box.x ?? 0)} ${round(box.y ?? 0)} ${round(box.width)} ${round(box.height)}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" ` +
    `width="${round(box.width)}" height="${round(box.height)}">` +
    `<defs>${made.join('')}</defs>${body}</svg>`
  );
}

type Define = (make: (id: string) => string) => string;

function serialise(drawing: Drawing, define: Define): string {
  return 'path' in drawing ? shape(drawing, define) : grouped(drawing, define);
}

function shape(drawn: Shape, define: Define): string {
  const { path, fill, stroke, width, dash, opacity } = drawn;
  let attributes = ` fill="${fill === undefined ? 'none' : paint(fill, define)}"`;
  if (stroke !== undefined) {
    attributes += ` stroke="${paint(stroke, define)}" stroke-width="${round(width ?? 1)}"`;
    attributes += ' stroke-linecap="round" stroke-linejoin="round"';
    if (dash) attributes += ` stroke-dasharray="${dash}"`;
  }
  if (opacity !== undefined && opacity < 1) attributes += ` opacity="${decimals(opacity)}"`;
  return `<path d="${toData(path)}"${attributes}/>`;
}

function grouped(drawn: Group, define: Define): string {
  const inner = drawn.children.map((child) => serialise(child, define)).join('');
  let attributes = '';
  const transform = transformOf(drawn);
  if (transform) attributes += ` transform="${transform}"`;
  if (drawn.opacity !== undefined && drawn.opacity < 1) {
    attributes += ` opacity="${decimals(drawn.opacity)}"`;
  }
  const { clip, mask, blur } = drawn;
  if (clip) {
    const id = define((name) => `<clipPath id="${name}"><path d="${toData(clip)}"/></clipPath>`);
    attributes += ` clip-path="url(#${id})"`;
  }
  if (mask) {
    const content = serialise(mask, define);
    const id = define(
      (name) =>
        `<mask id="${name}" maskUnits="userSpaceOnUse" x="-4000" y="-4000" width="8000" height="8000">${content}</mask>`,
    );
    attributes += ` mask="url(#${id})"`;
  }
  if (blur) {
    const id = define(
      (name) =>
        `<filter id="${name}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
    );
    attributes += ` filter="url(#${id})"`;
  }
  return attributes ? `<g${attributes}>${inner}</g>` : inner;
}

function paint(paint: Paint, define: Define): string {
  if (typeof paint === 'string') return paint;
  if ('pattern' in paint) return `url(#${define(grain)})`;
  const stops = paint.stops
    .map(({ at, colour, alpha = 1 }) => {
      const opacity = alpha < 1 ? ` stop-opacity="${decimals(alpha)}"` : '';
      return `<stop offset="${decimals(at)}" stop-color="${colour}"${opacity}/>`;
    })
    .join('');
  if ('linear' in paint) {
    const [x1, y1, x2, y2] = paint.linear.map(round);
    return `url(#${define((id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops}</linearGradient>`)})`;
  }
  const [x, y, rx, ry] = paint.radial;
  const squash = `translate(${round(x)} ${round(y)}) scale(${decimals(rx)} ${decimals(ry)})`;
  return `url(#${define((id) => `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="${squash}">${stops}</radialGradient>`)})`;
}

const decimals = (value: number) => String(Math.round(value * 1000) / 1000);

/** Paper grain: noise rendered once on a small tile, black at low alpha. */
function grain(id: string): string {
  return (
    `<filter id="${id}f" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" stitchTiles="stitch"/>` +
    '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .24 -.095"/></filter>' +
    `<pattern id="${id}" width="256" height="256" patternUnits="userSpaceOnUse"><rect width="256" height="256" filter="url(#${id}f)"/></pattern>`
  );
}
