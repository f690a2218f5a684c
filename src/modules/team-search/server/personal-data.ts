import type { PersonalData } from '#registry/schema.ts';

/**
 * Search documents duplicate data of other modules. Those export it, and triggers delete the documents in the same
 * transaction as the source.
 */
export const teamSearchData: PersonalData = {
  tables: ['team_documents'],
  erase: () => Promise.resolve(),
};
