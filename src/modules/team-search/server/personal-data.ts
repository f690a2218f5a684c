import type { PersonalData } from '#registry/schema.ts';

/**
 * What the team finds of a person repeats what other modules keep of them: it is handed out there, and triggers
 * forget it in the transaction in which those forget.
 */
export const teamSearchData: PersonalData = {
  tables: ['team_documents'],
  erase: () => Promise.resolve(),
};
