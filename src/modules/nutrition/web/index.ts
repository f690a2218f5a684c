export { RationHelper } from './ration-helper.tsx';
