import { createLucideIcon } from 'lucide-react';

/** Our own glyphs, drawn on the same 24-unit grid and stroke as the icon set. */

/** The trademark: a rim and a body wider at its base. */
export const Bowl = /* @__PURE__ */ createLucideIcon('bowl', [
  ['rect', { x: '2.5', y: '6.5', width: '19', height: '3.2', rx: '1.6', key: 'rim' }],
  [
    'path',
    {
      d: 'M4.5 9.7c-.3 2.5-1 4.7-2 6.6-.5 1 .2 2.2 1.3 2.2h16.4c1.1 0 1.8-1.2 1.3-2.2-1-1.9-1.7-4.1-2-6.6',
      key: 'body',
    },
  ],
]);

export const CatHead = /* @__PURE__ */ createLucideIcon('cat-head', [
  [
    'path',
    {
      d: 'M4.5 3.5 8.2 6.6a11 11 0 0 1 7.6 0l3.7-3.1c.6 2 .8 4 .4 6 .7 1.2 1.1 2.5 1.1 3.9 0 4.2-4 7.1-9 7.1s-9-2.9-9-7.1c0-1.4.4-2.7 1.1-3.9-.4-2-.2-4 .4-6z',
      key: 'head',
    },
  ],
  ['path', { d: 'M8.5 11.8v.9M15.5 11.8v.9', key: 'eyes' }],
  ['path', { d: 'm11.2 15.3.8.8.8-.8zM12 16.1v.7', key: 'nose' }],
]);

export const DogHead = /* @__PURE__ */ createLucideIcon('dog-head', [
  [
    'path',
    {
      d: 'M7.5 5.2C8.8 4.4 10.3 4 12 4s3.2.4 4.5 1.2M17.5 12.5c0 1.5.3 2.7.3 4 0 2.5-2.6 4-5.8 4s-5.8-1.5-5.8-4c0-1.3.3-2.5.3-4',
      key: 'skull',
    },
  ],
  [
    'path',
    {
      d: 'M7.5 5.2C6 3.9 4.3 4.2 3.5 5.8c-.9 1.9-1 5.1-.4 7.4.4 1.4 1.9 1.5 2.6.3.9-1.5 1.9-3.4 2.5-5.5',
      key: 'left',
    },
  ],
  [
    'path',
    {
      d: 'M16.5 5.2c1.5-1.3 3.2-1 4 .6.9 1.9 1 5.1.4 7.4-.4 1.4-1.9 1.5-2.6.3-.9-1.5-1.9-3.4-2.5-5.5',
      key: 'right',
    },
  ],
  ['path', { d: 'M9.5 10.8v.9M14.5 10.8v.9', key: 'eyes' }],
  ['path', { d: 'M10.6 14.3h2.8L12 15.8zM12 15.8v1.4', key: 'nose' }],
]);
