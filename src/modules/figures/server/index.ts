export { compareFigures } from './compare-figures.ts';
export { keepFigures, rebuildFigures } from './keep-figures.ts';
