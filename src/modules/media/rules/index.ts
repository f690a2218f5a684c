export { isScene, SCENES, type Scene, scenePath } from './scenes.ts';
