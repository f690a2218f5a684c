export { listInvitations } from './invite.ts';
export { findSharedOwner, holdSharing, listMembers, listShared } from './membership.ts';
export { householdsData } from './personal-data.ts';
export { shareWith } from './share.ts';
