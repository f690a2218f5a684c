import { teamList } from '#kit/team-list.ts';

export const CAMPAIGN_STATES = ['running', 'upcoming', 'ended', 'stopped'] as const;

/** The team's list of campaigns, current ones first. Not paginated. */
export const campaignList = teamList({
  id: 'campaigns',
  columns: ['name', 'state', 'kind', 'where', 'dates', 'shown'],
  filters: { state: { kind: 'choice', key: 'etat', oneOf: CAMPAIGN_STATES } },
});
