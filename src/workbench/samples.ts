/** What the controls of the workbench say: each label names the state it stands for. */
import type { PictureData } from '#ui/picture.tsx';

export const say = {
  title: 'Controls of the design system',
  intro: 'Every control of src/ui in its states, at the two widths the shop is looked at.',
  narrow: '390 pixels',
  wide: '1440 pixels',
  sections: 'Sections',
  usual: 'Usual',
  disabled: 'Disabled',
  pending: 'Pending',
  withIcon: 'With an icon',
  newTab: 'In a new tab',
  long: 'A label so long that it has to break on a telephone of 390 pixels, as some do',
  tied: 'Words tied by a hyphen stay on one line: follow-up, e-mail, check-in, opt-out',
  hint: 'A hint: what is asked, and why',
  error: 'What is wrong, and how to mend it',
  optional: 'Optional',
  withHint: 'With a hint',
  withError: 'With an error',
  readOnly: 'Read only',
  filled: 'Filled',
  empty: 'Empty',
  chosen: 'Chosen',
  notChosen: 'Not chosen',
  detail: 'A second line',
  open: 'Open',
  close: 'Close',
  undo: 'Undo',
  removeChosen: 'Remove the filter Chosen',
  text: 'Some text, long enough to fill a line on a telephone and to show how it breaks.',
  price: '12 parts',
  one: 'One',
  two: 'Two',
  three: 'Three',
  progress: '24 of 48',
  more: '24 more',
  nothing: 'Nothing here yet',
  column: 'Column',
  value: 'Value',
  noReviews: 'No opinion yet',
  free: 'Free',
  gallery: 'Pictures of one thing',
  rail: 'Things in a row',
  carousel: 'Things in turn',
  tabs: 'Tabs',
  table: 'A table',
  map: 'A map',
} as const;

/** Two shapes of picture, drawn in place: a tall one and a wide one. */
export const pictures: readonly PictureData[] = [
  drawn('#cde3d2', 400, 500),
  drawn('#f4e3b5', 800, 500),
];

function drawn(colour: string, width: number, height: number): PictureData {
  const shape = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'><rect width='100%' height='100%' fill='${colour}'/><circle cx='50%' cy='50%' r='80' fill='#1e4d3b'/></svg>`;
  return { sources: [], src: `data:image/svg+xml,${encodeURIComponent(shape)}`, width, height };
}
