export { animalOf } from './animal-of.ts';
export { figuresOf } from './figures-of.ts';
export { findProducts } from './foods-to-propose.ts';
export { findDelivery } from './propose-delivery.ts';
export { findRations } from './rations-of.ts';
export { recommendFood } from './recommend-food.ts';
