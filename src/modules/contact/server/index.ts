export { contactData } from './personal-data.ts';
export { addTemplate } from './templates.ts';
