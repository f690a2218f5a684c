export { listInvitations } from './invite.ts';
export {
  findReminded,
  findSharedOwner,
  holdSharing,
  listMembers,
  listShared,
} from './membership.ts';
export { householdsData } from './personal-data.ts';
export { shareWith } from './share.ts';
