export { compareFigures } from './compare-figures.ts';
export { countGuide } from './count-guide.ts';
export { keepFigures, rebuildFigures } from './keep-figures.ts';
export { rehearseFigures } from './rehearse-figures.ts';
