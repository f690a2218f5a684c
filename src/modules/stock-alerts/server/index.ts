export { stockAlertData } from './personal-data.ts';
